/** What all painting shares: colours, fonts, icons, the theme, and the arrow to what is off the screen. */
package dev.ledge.editor.render.style;
