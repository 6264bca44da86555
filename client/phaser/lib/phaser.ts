// Phaser does not shake: this is its own way of loading, with only what the table needs of it (see parts.ts).
/// <reference path="./sources.d.ts" />
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/gameobjects/text/TextFactory.js';
import 'phaser/src/scene/ScenePlugin.js';
import CONST from 'phaser/src/const.js';
import Game from 'phaser/src/core/Game.js';
import SCALE_MODES from 'phaser/src/scale/const/SCALE_MODE_CONST.js';
import Scene from 'phaser/src/scene/Scene.js';

/** The two ways to draw. */
export const { CANVAS, WEBGL } = CONST;
/** The canvas is as large as we say. */
export const UNSCALED = SCALE_MODES.NONE;
export { Game, Scene };
