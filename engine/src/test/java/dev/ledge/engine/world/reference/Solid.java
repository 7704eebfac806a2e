package dev.ledge.engine.world.reference;

/**
 * A box that is solid all round and may go along a straight line at an even speed.
 *
 * @param id of its platform; null for one of tiles
 * @param x left edge at the start, px
 * @param y top edge at the start, px
 * @param w width, px
 * @param h height, px
 * @param dx how far it goes to the right, px
 * @param dy how far it goes down, px
 * @param speed px/s along the line, 0 if it stands still
 * @param returns true if it goes to and fro, else it stays at the end
 * @param belt how fast its top carries, px/s
 */
record Solid(
        String id,
        double x,
        double y,
        double w,
        double h,
        double dx,
        double dy,
        double speed,
        boolean returns,
        double belt) {

    /** A block of cells. */
    static Solid tiles(int column, int row, int columns, int rows, double belt) {
        return new Solid(
                null,
                column * Scene.GRID,
                row * Scene.GRID,
                columns * Scene.GRID,
                rows * Scene.GRID,
                0,
                0,
                0,
                false,
                belt);
    }

    /** Left edge after so many seconds. */
    double xAt(double seconds) {
        return x + dx * part(seconds);
    }

    /** Top edge after so many seconds. */
    double yAt(double seconds) {
        return y + dy * part(seconds);
    }

    private double part(double seconds) {
        double length = Math.sqrt(dx * dx + dy * dy);
        if (length == 0) {
            return 0;
        }
        double way = speed * seconds / length;
        if (!returns) {
            return Math.min(1, way);
        }
        double cycle = way % 2;
        return cycle <= 1 ? cycle : 2 - cycle;
    }
}
