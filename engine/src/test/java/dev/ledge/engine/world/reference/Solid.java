package dev.ledge.engine.world.reference;

import dev.ledge.engine.geometry.Vec;
import dev.ledge.engine.level.Sides;
import dev.ledge.engine.level.object.Motion;
import java.util.ArrayList;
import java.util.List;

/**
 * A box that may go along a path.
 *
 * @param id of its platform; null for one of tiles
 * @param x left edge at the start, px
 * @param y top edge at the start, px
 * @param w width, px
 * @param h height, px
 * @param path where it goes, as offsets from its place; one point if it stands still
 * @param speed px/s along the path, 0 if it stands still
 * @param mode what it does at the path's end
 * @param pause how long it waits at each point, s
 * @param belt how fast its top carries, px/s
 * @param faces the sides that are solid: all of them, the top alone, or none of a raft, which carries seen from above
 * @param heights how far its top is below {@code y} at places evenly spaced from left to right, with straight lines
 *     between them, px; none if the top is level
 * @param hangs true if they are how far its underside is above its lowest place instead, under a level top
 * @param fickle what makes it come and go
 * @param climbable true if it is a ladder, whose top blocks from above alone
 */
record Solid(
        String id,
        double x,
        double y,
        double w,
        double h,
        List<Vec> path,
        double speed,
        Motion.Mode mode,
        double pause,
        double belt,
        Sides faces,
        List<Double> heights,
        boolean hangs,
        Fickle fickle,
        boolean climbable) {

    Solid {
        path = List.copyOf(path);
        heights = List.copyOf(heights);
    }

    /** One with a level top. */
    Solid(
            String id,
            double x,
            double y,
            double w,
            double h,
            List<Vec> path,
            double speed,
            Motion.Mode mode,
            double pause,
            double belt,
            boolean oneWay) {
        this(
                id,
                x,
                y,
                w,
                h,
                path,
                speed,
                mode,
                pause,
                belt,
                oneWay ? Sides.TOP_ONLY : Sides.ALL,
                List.of(),
                false,
                Fickle.NEVER,
                false);
    }

    /** A block of cells. */
    static Solid tiles(int column, int row, int columns, int rows, double belt) {
        return new Solid(
                null,
                column * Scene.GRID,
                row * Scene.GRID,
                columns * Scene.GRID,
                rows * Scene.GRID,
                List.of(Vec.ZERO),
                0,
                Motion.Mode.STILL,
                0,
                belt,
                false);
    }

    /** A box that goes along a straight line, and stays at its end or returns. */
    static Solid along(
            String id, double x, double y, double w, double h, double dx, double dy, double speed, boolean returns) {
        Motion.Mode mode = returns ? Motion.Mode.PINGPONG : Motion.Mode.ONCE;
        return new Solid(id, x, y, w, h, List.of(Vec.ZERO, new Vec(dx, dy)), speed, mode, 0, 0, false);
    }

    /** The same elsewhere. */
    Solid at(double newY, double height) {
        return new Solid(
                id, x, newY, w, height, path, speed, mode, pause, belt, faces, heights, hangs, fickle, climbable);
    }

    /** The same with a top that is not level. */
    Solid sloping(List<Double> tops) {
        return new Solid(id, x, y, w, h, path, speed, mode, pause, belt, faces, tops, false, fickle, climbable);
    }

    /** The same with an underside that is not level. */
    Solid hanging(List<Double> undersides) {
        return new Solid(id, x, y, w, h, path, speed, mode, pause, belt, faces, undersides, true, fickle, climbable);
    }

    /** The same that comes and goes. */
    Solid with(Fickle other) {
        return new Solid(id, x, y, w, h, path, speed, mode, pause, belt, faces, heights, hangs, other, climbable);
    }

    /** The same without a side that is solid. */
    Solid asRaft() {
        return new Solid(id, x, y, w, h, path, speed, mode, pause, belt, Sides.NONE, heights, hangs, fickle, climbable);
    }

    /** The same as a ladder. */
    Solid asLadder() {
        return new Solid(id, x, y, w, h, path, speed, mode, pause, belt, Sides.TOP_ONLY, heights, hangs, fickle, true);
    }

    /** True if it blocks from above alone. */
    boolean oneWay() {
        return faces.equals(Sides.TOP_ONLY);
    }

    boolean isRaft() {
        return faces.equals(Sides.NONE);
    }

    /** True if its top is not level. */
    boolean isSloping() {
        return !heights.isEmpty() && !hangs;
    }

    /**
     * How far the highest place of the top is below {@code y} within a part of the width, px.
     *
     * @param from left end of that part, px from the left edge
     * @param to right end
     */
    double highest(double from, double to) {
        return isSloping() ? least(from, to) : 0;
    }

    /** How far the lowest place of the underside is above {@code y + h} there, px. */
    double lowest(double from, double to) {
        return hangs ? least(from, to) : 0;
    }

    private double least(double from, double to) {
        double least = Math.min(heightAt(from), heightAt(to));
        double step = w / (heights.size() - 1);
        int first = (int) Math.ceil(Math.max(0, from) / step);
        int last = (int) Math.floor(Math.min(w, to) / step);
        for (int k = first; k <= last; k++) {
            least = Math.min(least, heights.get(k));
        }
        return least;
    }

    private double heightAt(double at) {
        double place = Math.max(0, Math.min(w, at)) / w * (heights.size() - 1);
        int k = Math.min((int) place, heights.size() - 2);
        return heights.get(k) + (heights.get(k + 1) - heights.get(k)) * (place - k);
    }

    /** Left edge after so many seconds. */
    double xAt(double seconds) {
        return x + at(seconds).x();
    }

    /** Top edge after so many seconds. */
    double yAt(double seconds) {
        return y + at(seconds).y();
    }

    private Vec at(double seconds) {
        if (speed == 0 || path.size() == 1) {
            return path.get(0);
        }
        List<Vec> stops = new ArrayList<>(path);
        if (mode == Motion.Mode.PINGPONG) {
            for (int i = path.size() - 2; i >= 0; i--) {
                stops.add(path.get(i));
            }
        } else if (mode == Motion.Mode.LOOP) {
            stops.add(path.get(0));
        }
        double cycle = 0;
        for (int i = 1; i < stops.size(); i++) {
            cycle += pause + length(stops, i) / speed;
        }
        double left = mode == Motion.Mode.ONCE ? Math.min(seconds, cycle) : seconds % cycle;
        for (int i = 1; i < stops.size(); i++) {
            left = Math.max(0, left - pause);
            double takes = length(stops, i) / speed;
            if (left < takes) {
                Vec from = stops.get(i - 1);
                return from.plus(stops.get(i).minus(from).times(left / takes));
            }
            left -= takes;
        }
        return stops.get(stops.size() - 1);
    }

    private static double length(List<Vec> stops, int leg) {
        return stops.get(leg).minus(stops.get(leg - 1)).length();
    }
}
