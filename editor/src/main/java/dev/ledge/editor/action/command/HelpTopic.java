package dev.ledge.editor.action.command;

/**
 * Something that the player or a level can do.
 *
 * @param title what it is called
 * @param keys those that do it, for people; empty if none does
 * @param text what it is and where it is set, two sentences or three
 * @param place shows where it is set
 */
record HelpTopic(String title, String keys, String text, Runnable place) {}
