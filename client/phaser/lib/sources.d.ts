/** Phaser's source files, which its own types do not declare individually. */
declare module 'phaser/src/const.js' {
  const CONST: { readonly CANVAS: number; readonly WEBGL: number };
  export = CONST;
}
declare module 'phaser/src/core/Game.js' {
  import type { Game } from 'phaser';

  const game: typeof Game;
  export = game;
}
declare module 'phaser/src/scale/const/SCALE_MODE_CONST.js' {
  const SCALE_MODES: { readonly NONE: number };
  export = SCALE_MODES;
}
declare module 'phaser/src/scene/Scene.js' {
  import type { Scene } from 'phaser';

  const scene: typeof Scene;
  export = scene;
}
declare module 'phaser/src/*';
