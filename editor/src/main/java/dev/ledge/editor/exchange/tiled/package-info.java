/** Tiled's maps: read from {@code .tmx}, {@code .tmj} and {@code .json} in old and new dialects, and written. */
package dev.ledge.editor.exchange.tiled;
