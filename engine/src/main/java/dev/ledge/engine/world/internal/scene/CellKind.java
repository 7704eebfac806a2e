package dev.ledge.engine.world.internal.scene;

import dev.ledge.engine.geometry.Outline;
import dev.ledge.engine.geometry.Polygons;
import dev.ledge.engine.geometry.Sweep;
import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Changing;
import dev.ledge.engine.level.Palette;
import dev.ledge.engine.level.Shape;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.TileRef;
import dev.ledge.engine.level.TileType;
import java.util.List;
import java.util.stream.IntStream;

/** What a cell is to the simulation: the placed tiles of all colliding layers that share it, merged. Immutable. */
public final class CellKind {
    public static final CellKind EMPTY = new CellKind(List.of());

    /** Flags of {@link #flags}. This one: only one part, which fills the cell and is solid all round. */
    public static final int FULL = 1;

    public static final int SOLID = 2;

    public static final int CLIMBABLE = 4;
    public static final int HAZARD = 8;
    public static final int AREA = 16;

    /** Has a surface for actors on it. */
    public static final int SURFACED = 32;

    /**
     * Nothing in it is solid but one shape with a flat top over the whole width at the cell's upper border, and nothing
     * is climbable.
     */
    public static final int FLAT_TOP = 64;

    /** Has something that blocks sideways motion: anything solid but flat tops that block from above alone. */
    public static final int SIDE_BARRIER = 128;

    public static final int IN_THE_WAY = SOLID | CLIMBABLE;

    public final Part[] parts;
    public final int flags;
    /** Bits of the sides that something solid all round covers completely. */
    public final int sealed;
    /** True if something in it fills the cell and is solid all round, and never dropped through. */
    public final boolean isFull;
    /** Which part has the top of a {@link #FLAT_TOP}, else −1. */
    public final int flatTopPart;

    /** The face to walk on of a cell that is nothing but one slope over its whole width, else −1. */
    public final int slopeFace;

    /**
     * How far below the cell's upper border its ground is at the left border, px; NaN unless that is nothing but one
     * top over the whole width.
     */
    public final double groundLeft;

    /** The same at the right border. */
    public final double groundRight;

    public CellKind(List<Part> parts) {
        this.parts = parts.toArray(new Part[0]);
        int bits = 0;
        int covered = 0;
        for (Part part : parts) {
            bits |= part.flags();
            covered |= part.sealed;
        }
        sealed = covered;
        boolean isClimbable = (bits & CLIMBABLE) != 0;
        List<Part> solids = parts.stream().filter(part -> part.outline != null).toList();
        Part only = isClimbable ? null : onlyOne(solids);
        flatTopPart = only != null && only.hasFlatTop ? parts.indexOf(only) : -1;
        slopeFace = only == null ? -1 : only.slopeFace;
        groundLeft = only == null ? Double.NaN : only.groundLeft;
        groundRight = only == null ? Double.NaN : only.groundRight;
        flags = bits
                | flag(FLAT_TOP, flatTopPart >= 0)
                | flag(SIDE_BARRIER, solids.stream().anyMatch(part -> !part.isOneWayTop))
                | flag(FULL, only != null && only.full && parts.size() == 1);
        isFull = parts.stream().anyMatch(part -> part.full);
        changes = parts.stream().anyMatch(Part::changes);
    }

    private static int flag(int bit, boolean isSet) {
        return isSet ? bit : 0;
    }

    private static Part onlyOne(List<Part> parts) {
        return parts.size() == 1 ? parts.get(0) : null;
    }

    public boolean has(int flag) {
        return (flags & flag) != 0;
    }

    /** True if a part of it can appear or disappear during play. */
    public final boolean changes;

    /** One placed tile. */
    public static final class Part {
        /** Placeholder of an absent tile, so that the others keep their index. */
        public static final Part ABSENT =
                new Part(TileType.of("", Shape.NONE), TileRef.of(""), 1, new Surfaces(Palette.EMPTY));

        private static final int OPPOSITE_CORNER = 3;

        /** Side bits, in the order of the arrays below. */
        private static final int[] SIDES = {Outline.TOP, Outline.BOTTOM, Outline.LEFT, Outline.RIGHT};

        /** Null if nothing is solid. */
        public final Outline outline;
        /** The area that kills, of a hazard without a solid shape; else null. */
        public final Outline sensor;

        public final boolean full;
        /** True if it can be walked on along the cell's whole upper border. */
        public final boolean hasFlatTop;

        /** The only slanted face, if it is a top over the cell's whole width; else −1. */
        public final int slopeFace;

        /** Height of its only top at the left border of the cell, px; NaN unless that is as wide as the cell. */
        public final double groundLeft;

        /** The same at the right border. */
        public final double groundRight;

        /** True if only flat tops of it block. */
        public final boolean isOneWayTop;

        public final int solidFrom;
        public final boolean climbable;
        public final boolean hazard;
        public final boolean dropThrough;
        /** What makes it appear and disappear. */
        public final Changing changing;
        /** Its outline, whatever sides of it block. */
        public final Outline place;
        /** Index into the scene's surfaces, 0 is the normal one. */
        public final int surface;
        /** True if its surface acts on what is in the cell instead of on what stands on it. */
        public final boolean area;
        /** −1 if a flip turned left and right, so that a conveyor runs the other way; else 1. */
        public final int direction;
        /** Per side the interval of the cell's border that is solid: from, to; from = to if none. */
        public final double[] coverFrom = new double[4];

        public final double[] coverTo = new double[4];
        public final int sealed;
        /** All faces, and those of them whose normal points up. */
        public final int[] faces;

        public final int[] upward;
        /** Per face of the outline: which side of the cell it lies on, 0 if none. */
        public final byte[] border;
        /** Per face of the outline: the corner of the cell that it is, from 0 on, row by row; −1 if none. */
        private final byte[] cornerOf;
        /** Bits of the corners of the cell that it has, if it is solid all round. */
        private final int corners;

        public Part(TileType type, TileRef ref, double grid, Surfaces surfaces) {
            List<Vec> points = type.effectiveShape().outline().stream()
                    .map(unit -> ref.flip().apply(unit).times(grid))
                    .toList();
            Sides sides = type.effectiveSolidFrom().flipped(ref.flip());
            boolean shaped = enclosesArea(points);
            solidFrom = shaped ? sides.bits() : 0;
            outline = solidFrom == 0 ? null : Outline.of(points, solidFrom);
            changing = type.changing();
            place = changes() ? allRound(shaped, points, grid) : null;
            hazard = type.isHazard();
            sensor = hazard ? allRound(shaped, points, grid) : null;
            full = type.effectiveShape() instanceof Shape.Full && solidFrom == Outline.ALL && !type.isDropThrough();
            climbable = type.isClimbable();
            dropThrough = type.isDropThrough();
            surface = surfaces.use(type.surface());
            area = surface != 0 && actsOnContent();
            direction = ref.flip().h() ? -1 : 1;
            faces = facesOf(outline);
            border = new byte[faces.length];
            cornerOf = new byte[faces.length];
            corners = findCorners(grid);
            sealed = coverBorders(grid);
            hasFlatTop = IntStream.of(faces).anyMatch(i -> isWholeTop(i, grid));
            slopeFace = faces.length == 0 ? -1 : outline.slopeOver(grid);
            groundLeft = groundAt(0, grid);
            groundRight = groundAt(grid, grid);
            upward = IntStream.of(faces).filter(i -> outline.upness(i) > 0).toArray();
            isOneWayTop = solidFrom == Outline.TOP && IntStream.of(faces).allMatch(i -> outline.isFlatTop(i));
        }

        private double groundAt(double x, double grid) {
            if (slopeFace >= 0) {
                return outline.startX(slopeFace) == x ? outline.startY(slopeFace) : outline.endY(slopeFace);
            }
            boolean isFlat = outline != null && outline.isFlatOnTop();
            return isFlat && outline.left() == 0 && outline.right() == grid ? outline.top() : Double.NaN;
        }

        private static int[] facesOf(Outline outline) {
            return IntStream.range(0, outline == null ? 0 : outline.faces()).toArray();
        }

        private boolean actsOnContent() {
            return climbable || outline == null;
        }

        /** The outline of a tile from all sides; of one without a shape the whole cell's. */
        private static Outline allRound(boolean shaped, List<Vec> points, double grid) {
            return shaped ? Outline.of(points, Outline.ALL) : Outline.box(grid, grid, Outline.ALL);
        }

        /** Finds which faces are corners of the cell; the bits of those that are solid. */
        private int findCorners(double grid) {
            int found = 0;
            for (int face : faces) {
                int corner = cornerAt(outline.startX(face), outline.startY(face), grid);
                cornerOf[face] = (byte) (outline.isCorner(face) ? corner : -1);
                found |= corner < 0 ? 0 : 1 << corner;
            }
            return solidFrom == Outline.ALL ? found : 0;
        }

        private static int cornerAt(double x, double y, double grid) {
            boolean isCorner = (x == 0 || x == grid) && (y == 0 || y == grid);
            return isCorner ? (x == 0 ? 0 : 1) + (y == 0 ? 0 : 2) : -1;
        }

        /** True if a face is no more than a corner of the cell, in which another cell may touch this one. */
        public boolean isCornerOfCell(int face) {
            return cornerOf[face] >= 0;
        }

        /** How many columns to the right the cell is that touches this one in such a face, 1 or −1. */
        public int columnsAcross(int face) {
            return (cornerOf[face] & 1) == 0 ? -1 : 1;
        }

        /** How many rows down that is, 1 or −1. */
        public int rowsAcross(int face) {
            return cornerOf[face] < 2 ? -1 : 1;
        }

        /** True if the cell across such a face goes on from it, so that no box comes to rest on it. */
        public boolean isContinued(int face, CellKind across) {
            for (Part other : across.parts) {
                if ((other.corners >>> OPPOSITE_CORNER - cornerOf[face] & 1) != 0) {
                    return true;
                }
            }
            return false;
        }

        /**
         * True if a slanted face of it joins the end of a slant of another cell. One that goes on from that around a
         * convex corner, for one corner of a box, is hit there only if the motion goes against it.
         *
         * @param x where the slant ends, px from this cell's corner
         * @param y the same
         * @param normalX outward normal of the slant
         * @param normalY the same
         * @param atStart true if the slant begins there, clockwise
         * @param sweep the motion
         */
        public boolean joinsSlant(double x, double y, double normalX, double normalY, boolean atStart, Sweep sweep) {
            for (int face : faces) {
                double otherX = outline.normalX(face);
                double otherY = outline.normalY(face);
                boolean isStart = isStart(face, x, y);
                boolean isEnd = isEnd(face, x, y);
                double turn = (normalX * otherY - normalY * otherX) * (atStart ? -1 : 1);
                boolean isOneCorner = otherX * normalX > 0 && otherY * normalY > 0;
                boolean goesOn = (atStart ? isEnd : isStart) && turn > 0 && isOneCorner;
                boolean isSlanted = otherX * otherY != 0;
                if (isSlanted && (isStart || isEnd) && (!goesOn || sweep.goesAgainst(otherX, otherY))) {
                    return true;
                }
            }
            return false;
        }

        private boolean isStart(int face, double x, double y) {
            return isAt(x, y, outline.startX(face), outline.startY(face));
        }

        private boolean isEnd(int face, double x, double y) {
            return isAt(x, y, outline.endX(face), outline.endY(face));
        }

        private static boolean isAt(double x, double y, double pointX, double pointY) {
            return Math.abs(x - pointX) <= Tolerance.ROUNDING && Math.abs(y - pointY) <= Tolerance.ROUNDING;
        }

        /**
         * True if a face of it makes a hollow corner, for one corner of a box, with a slant of another cell.
         *
         * @param x where the slant ends, px from this cell's corner
         * @param y the same
         * @param normalX outward normal of the slant
         * @param normalY the same
         * @param atStart true if the slant begins there, clockwise
         */
        public boolean isHollow(double x, double y, double normalX, double normalY, boolean atStart) {
            for (int face : faces) {
                double otherX = outline.normalX(face);
                double otherY = outline.normalY(face);
                double turn = (normalX * otherY - normalY * otherX) * (atStart ? -1 : 1);
                boolean isOneCorner = otherX * normalX >= 0 && otherY * normalY >= 0;
                boolean isNext = atStart ? isEnd(face, x, y) : isStart(face, x, y);
                if (!outline.isCorner(face) && turn < -Tolerance.ROUNDING && isOneCorner && isNext) {
                    return true;
                }
            }
            return false;
        }

        /** Measures how the outline covers the cell's borders; the bits of those that it seals. */
        private int coverBorders(double grid) {
            for (int face : faces) {
                border[face] = (byte) outline.borderOf(face, grid);
            }
            int all = 0;
            for (int i = 0; outline != null && i < SIDES.length; i++) {
                outline.coverOfBorder(SIDES[i], grid, coverFrom, coverTo, i);
                if (solidFrom == Outline.ALL && !dropThrough && coverTo[i] - coverFrom[i] >= grid) {
                    all |= SIDES[i];
                }
            }
            return all;
        }

        /** True if it can appear or disappear during play. */
        public boolean changes() {
            return changing.crumbles() != null || changing.group() != null;
        }

        /** True if a face is all of the cell's upper border. */
        private boolean isWholeTop(int face, double grid) {
            return border[face] == Outline.TOP && outline.lowOf(face) == 0 && outline.highOf(face) == grid;
        }

        /**
         * True if a neighbour hides the face: something solid all round covers the face's part of the shared border.
         * One-ways hide nothing, so that of two on top of each other both support, nor does what can be dropped
         * through, but the sides of others such beside it. Case OW-05.
         */
        public boolean isHidden(int face, CellKind neighbour) {
            int opposite = opposite(Integer.numberOfTrailingZeros(border[face]));
            boolean isDropped = dropThrough && border[face] > Outline.BOTTOM;
            double low = outline.lowOf(face);
            double high = outline.highOf(face);
            for (Part other : neighbour.parts) {
                if (other.solidFrom == Outline.ALL
                        && (isDropped || !other.dropThrough)
                        && other.coverTo[opposite] > other.coverFrom[opposite]
                        && other.coverFrom[opposite] <= low
                        && other.coverTo[opposite] >= high) {
                    return true;
                }
            }
            return false;
        }

        /** Top and bottom are indices 0 and 1, left and right 2 and 3. */
        private static int opposite(int side) {
            return side ^ 1;
        }

        private static boolean enclosesArea(List<Vec> points) {
            return points.size() >= 3 && Math.abs(Polygons.twiceArea(points)) > Tolerance.ROUNDING;
        }

        private int flags() {
            int bits = 0;
            if (outline != null) {
                bits |= CellKind.SOLID;
            }
            if (climbable) {
                bits |= CellKind.CLIMBABLE;
            }
            if (hazard) {
                bits |= CellKind.HAZARD;
            }
            if (area) {
                bits |= CellKind.AREA;
            } else if (surface != 0) {
                bits |= CellKind.SURFACED;
            }
            return bits;
        }
    }

    /** The parts of a placed tile, none for a tile that the palette lacks. */
    public static Part part(Palette palette, TileRef ref, double grid, Surfaces surfaces) {
        TileType type = ref == null ? null : palette.tiles().get(ref.tile());
        return type == null ? null : new Part(type, ref, grid, surfaces);
    }
}
