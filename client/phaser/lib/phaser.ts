// Phaser cannot be tree-shaken: this loads its sources one by one, only those the table needs (see parts.ts).
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

/** The two renderers. */
export const { CANVAS, WEBGL } = CONST;
/** Phaser does not scale the canvas; the table sets its size. */
export const UNSCALED = SCALE_MODES.NONE;
export { Game, Scene };
