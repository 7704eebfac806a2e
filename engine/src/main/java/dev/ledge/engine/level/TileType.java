package dev.ledge.engine.level;

import java.util.Map;

/**
 * A kind of tile in a palette. Components are {@code null} where the file left them out; the {@code is…} and
 * {@code effective…} methods give the value in force.
 *
 * @param name unique in the palette
 * @param shape what is solid; null means nothing
 * @param solidFrom sides that block; null means all
 * @param climbable a ladder
 * @param hazard kills on touch
 * @param dropThrough down + jump falls through
 * @param surface name of a surface of the palette, or null
 * @param color CSS colour {@code #rrggbb} or {@code #rrggbbaa}, or null
 * @param image picture, or null
 * @param category heading in the palette panel, or null
 * @param changing what makes it come and go; null means nothing
 * @param props free JSON, or null
 * @param unknown fields this version does not know
 */
public record TileType(
        String name,
        Shape shape,
        Sides solidFrom,
        Boolean climbable,
        Boolean hazard,
        Boolean dropThrough,
        String surface,
        String color,
        TileImage image,
        String category,
        Changing changing,
        Map<String, Object> props,
        Map<String, Object> unknown) {

    /**
     * Puts what never changes in place of nothing.
     *
     * @param name unique in the palette
     * @param shape what is solid; null means nothing
     * @param solidFrom sides that block; null means all
     * @param climbable a ladder
     * @param hazard kills on touch
     * @param dropThrough down + jump falls through
     * @param surface name of a surface of the palette, or null
     * @param color CSS colour {@code #rrggbb} or {@code #rrggbbaa}, or null
     * @param image picture, or null
     * @param category heading in the palette panel, or null
     * @param changing what makes it come and go; null means nothing
     * @param props free JSON, or null
     * @param unknown fields this version does not know
     */
    public TileType {
        changing = changing == null ? Changing.NEVER : changing;
    }

    /**
     * A kind of tile that never changes.
     *
     * @param name unique in the palette
     * @param shape what is solid; null means nothing
     * @param solidFrom sides that block; null means all
     * @param climbable a ladder
     * @param hazard kills on touch
     * @param dropThrough down + jump falls through
     * @param surface name of a surface of the palette, or null
     * @param color CSS colour {@code #rrggbb} or {@code #rrggbbaa}, or null
     * @param image picture, or null
     * @param category heading in the palette panel, or null
     * @param props free JSON, or null
     * @param unknown fields this version does not know
     */
    public TileType(
            String name,
            Shape shape,
            Sides solidFrom,
            Boolean climbable,
            Boolean hazard,
            Boolean dropThrough,
            String surface,
            String color,
            TileImage image,
            String category,
            Map<String, Object> props,
            Map<String, Object> unknown) {
        this(
                name,
                shape,
                solidFrom,
                climbable,
                hazard,
                dropThrough,
                surface,
                color,
                image,
                category,
                Changing.NEVER,
                props,
                unknown);
    }

    /**
     * {@return this kind of tile, coming and going in another way}
     *
     * @param newChanging how it changes
     */
    public TileType withChanging(Changing newChanging) {
        return known(name, newChanging, props);
    }

    /**
     * {@return this kind of tile with other flags}
     *
     * @param newClimbable true for a ladder; null means false
     * @param newHazard true if it kills on touch; null means false
     * @param newDropThrough true if down and jump fall through it; null means false
     */
    public TileType withFlags(Boolean newClimbable, Boolean newHazard, Boolean newDropThrough) {
        return acting(shape, solidFrom, newClimbable, newHazard, newDropThrough, surface);
    }

    /**
     * {@return a kind of tile of that shape; all else as by default}
     *
     * @param name the name
     * @param shape what is solid
     */
    public static TileType of(String name, Shape shape) {
        return new TileType(name, shape, null, null, null, null, null, null, null, null, null, Map.of());
    }

    /**
     * {@return this kind of tile under another name}
     *
     * @param newName unique in the palette
     */
    public TileType withName(String newName) {
        return known(newName, changing, props);
    }

    /**
     * {@return this kind of tile with other sides that block}
     *
     * @param newSides the sides that block
     */
    public TileType withSolidFrom(Sides newSides) {
        return acting(shape, newSides, climbable, hazard, dropThrough, surface);
    }

    /**
     * {@return this kind of tile with another surface, by name}
     *
     * @param newSurface name of a surface of the palette, or null
     */
    public TileType withSurface(String newSurface) {
        return acting(shape, solidFrom, climbable, hazard, dropThrough, newSurface);
    }

    /**
     * {@return this tile with another shape}
     *
     * @param newShape what is solid, or null for nothing
     */
    public TileType withShape(Shape newShape) {
        return acting(newShape, solidFrom, climbable, hazard, dropThrough, surface);
    }

    /**
     * {@return this tile with another colour}
     *
     * @param newColor {@code #rrggbb} or {@code #rrggbbaa}, or null
     */
    public TileType withColor(String newColor) {
        return looking(newColor, image, category);
    }

    /**
     * {@return this tile with another picture}
     *
     * @param newImage part of a picture, or null
     */
    public TileType withImage(TileImage newImage) {
        return looking(color, newImage, category);
    }

    /**
     * {@return this tile with another category}
     *
     * @param newCategory heading in the palette panel, or null
     */
    public TileType withCategory(String newCategory) {
        return looking(color, image, newCategory);
    }

    /**
     * {@return this tile with other free JSON}
     *
     * @param newProps free JSON, or null
     */
    public TileType withProps(Map<String, Object> newProps) {
        return known(name, changing, newProps);
    }

    private TileType known(String newName, Changing newChanging, Map<String, Object> newProps) {
        return new TileType(
                newName,
                shape,
                solidFrom,
                climbable,
                hazard,
                dropThrough,
                surface,
                color,
                image,
                category,
                newChanging,
                newProps,
                unknown);
    }

    private TileType acting(
            Shape newShape,
            Sides newSides,
            Boolean newClimbable,
            Boolean newHazard,
            Boolean newDropThrough,
            String newSurface) {
        return new TileType(
                name,
                newShape,
                newSides,
                newClimbable,
                newHazard,
                newDropThrough,
                newSurface,
                color,
                image,
                category,
                changing,
                props,
                unknown);
    }

    private TileType looking(String newColor, TileImage newImage, String newCategory) {
        return new TileType(
                name,
                shape,
                solidFrom,
                climbable,
                hazard,
                dropThrough,
                surface,
                newColor,
                newImage,
                newCategory,
                changing,
                props,
                unknown);
    }

    /** {@return what is solid, nothing where the file gives no shape} */
    public Shape effectiveShape() {
        return shape == null ? Shape.NONE : shape;
    }

    /** {@return the sides that block, all where the file gives none} */
    public Sides effectiveSolidFrom() {
        return solidFrom == null ? Sides.ALL : solidFrom;
    }

    /** {@return true for a ladder} */
    public boolean isClimbable() {
        return Boolean.TRUE.equals(climbable);
    }

    /** {@return true if it kills on touch} */
    public boolean isHazard() {
        return Boolean.TRUE.equals(hazard);
    }

    /** {@return true if down and jump fall through it} */
    public boolean isDropThrough() {
        return Boolean.TRUE.equals(dropThrough);
    }
}
