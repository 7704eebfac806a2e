package dev.ledge.editor.action;

import dev.ledge.editor.render.style.Icons;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.Icon;
import javax.swing.KeyStroke;

/**
 * Something the user can do, defined once for the menu, the toolbar, the keys and the command palette. Name, enabled
 * and selected state follow the suppliers at every {@link #refresh()}. For the event dispatch thread.
 */
@SuppressWarnings("serial")
public final class Command extends AbstractAction {
    private final String id;
    private final String name;
    private final Runnable body;
    private final List<KeyStroke> defaultKeys = new ArrayList<>();
    private List<KeyStroke> keys = List.of();
    private String iconName;
    private Supplier<String> explanation = () -> "";
    private String topic = "";
    private String otherNames = "";
    private Supplier<String> title;
    private BooleanSupplier enabledWhen = () -> true;
    private BooleanSupplier selectedWhen;
    private Runnable onRun = () -> {};
    private boolean isMenuKeptOpen;
    private boolean isForPlaying;

    /**
     * A command that is always enabled and has no key yet.
     *
     * @param id permanent, for example {@code edit.undo}
     * @param title what menus say, in sentence case
     */
    public Command(String id, String title, Runnable body) {
        super(title);
        this.id = id;
        this.name = title;
        this.title = () -> title;
        this.body = body;
    }

    /** Has something done before it is done. */
    Command onRun(Runnable action) {
        onRun = action;
        return this;
    }

    /** Gives it an icon of {@link Icons}. */
    public Command icon(String name) {
        iconName = name;
        putValue(SMALL_ICON, Icons.of(name));
        putValue(LARGE_ICON_KEY, Icons.of(name, Icons.TOOLBAR));
        return this;
    }

    /** Gives it an icon of its own for menus. */
    public Command icon(Icon icon) {
        putValue(SMALL_ICON, icon);
        return this;
    }

    /** Leaves a menu open when it is clicked there, as for switches of which one sets several. */
    public Command keepsMenuOpen() {
        isMenuKeptOpen = true;
        return this;
    }

    boolean isMenuKeptOpen() {
        return isMenuKeptOpen;
    }

    /** Lets its letter do it while the game is played too, unless that is one of the game's own keys. */
    public Command whilePlaying() {
        isForPlaying = true;
        return this;
    }

    boolean isForPlaying() {
        return isForPlaying;
    }

    /**
     * Gives it a default key, as for {@link KeyStroke#getKeyStroke(String)}; the first one given is the one that menus
     * show.
     */
    public Command key(String stroke) {
        return key(Keys.parse(stroke));
    }

    /** Gives it a default key. */
    Command key(KeyStroke stroke) {
        defaultKeys.add(stroke);
        setKeys(defaultKeys);
        return this;
    }

    /** Gives it other keys than the default ones; none leaves it without. */
    void setKeys(List<KeyStroke> own) {
        keys = List.copyOf(own);
        putValue(ACCELERATOR_KEY, keys.isEmpty() ? null : keys.get(0));
        updateTooltip();
    }

    /** One line on what it does, for tooltips. */
    public Command explain(String text) {
        return explain(() -> text);
    }

    /** One line on what it does, which may change. */
    public Command explain(Supplier<String> changing) {
        explanation = changing;
        updateTooltip();
        return this;
    }

    /** Tells its explanation anew, which may say something else now. */
    void explainAgain() {
        updateTooltip();
    }

    /** Says what it is about where that is no part of its title, as it stands in a menu of that name. */
    public Command about(String what) {
        topic = what;
        return this;
    }

    /** Other words by which it may be looked for. */
    public Command alsoFoundBy(String words) {
        otherNames = words;
        return this;
    }

    /** Says when it can be used. */
    public Command when(BooleanSupplier condition) {
        enabledWhen = condition;
        return this;
    }

    /** Makes it a switch that shows a state. */
    public Command selectedWhen(BooleanSupplier condition) {
        selectedWhen = condition;
        return this;
    }

    /** Lets its title change, as {@code Undo Paint 14 cells} does. */
    public Command titled(Supplier<String> changing) {
        title = changing;
        return this;
    }

    public String id() {
        return id;
    }

    public String title() {
        return (String) getValue(NAME);
    }

    /** Its title with what it is about, where no menu says that. */
    public String fullTitle() {
        return topic.isEmpty() ? title() : topic + ": " + title();
    }

    /** Its title without what it would do just now, as {@code Undo} of {@code Undo Paint 14 cells}. */
    public String fixedTitle() {
        return topic.isEmpty() ? name : topic + ": " + name;
    }

    /** The words by which it is looked for. */
    public String searched() {
        return otherNames.isEmpty() ? fullTitle() : fullTitle() + " " + otherNames;
    }

    public String explanation() {
        return explanation.get();
    }

    /** All its keys, the one that menus show first. */
    public List<KeyStroke> keys() {
        return keys;
    }

    /** The keys that it has as long as the user gives it no others. */
    public List<KeyStroke> defaultKeys() {
        return List.copyOf(defaultKeys);
    }

    /** Its first key for people, as {@code Ctrl+Z}; empty if it has none. */
    public String keyText() {
        return keys.isEmpty() ? "" : Keys.describe(keys.get(0));
    }

    /** The name of its icon, or null. */
    public String iconName() {
        return iconName;
    }

    public boolean isSwitch() {
        return selectedWhen != null;
    }

    /** Asks the suppliers again and notifies what shows the command. */
    public void refresh() {
        setEnabled(enabledWhen.getAsBoolean());
        if (selectedWhen != null) {
            putValue(SELECTED_KEY, selectedWhen.getAsBoolean());
        }
        String now = title.get();
        if (!Objects.equals(now, getValue(NAME))) {
            putValue(NAME, now);
            updateTooltip();
        }
    }

    /** Does it, if it is enabled now; false if it is not. */
    public boolean tryRun() {
        refresh();
        if (isEnabled()) {
            onRun.run();
            body.run();
            return true;
        }
        return false;
    }

    @Override
    public void actionPerformed(ActionEvent e) {
        tryRun();
    }

    private void updateTooltip() {
        StringBuilder tip = new StringBuilder(title());
        if (!keys.isEmpty()) {
            tip.append(" (").append(keyText()).append(')');
        }
        if (!explanation().isEmpty()) {
            tip.append(" · ").append(explanation());
        }
        putValue(Action.SHORT_DESCRIPTION, tip.toString());
    }
}
