// All of Phaser with an empty scene: the least that any game made with it costs.
import * as Phaser from 'phaser';

const phaser = new Phaser.Game({
  // Phaser's own choice of renderer, or the one our table uses without a graphics card.
  type: location.search === '?canvas' ? Phaser.CANVAS : Phaser.AUTO,
  width: innerWidth,
  height: innerHeight,
  banner: false,
  scene: {},
});
phaser.events.once(Phaser.Core.Events.POST_RENDER, () => performance.mark('first frame'));
