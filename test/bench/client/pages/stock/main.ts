// The whole of Phaser as it comes, with a scene with nothing on it: what any game made with it costs at least.
import * as Phaser from 'phaser';

const phaser = new Phaser.Game({
  // Its own choice of renderer, or the one our table takes where there is no graphics card.
  type: location.search === '?canvas' ? Phaser.CANVAS : Phaser.AUTO,
  width: innerWidth,
  height: innerHeight,
  banner: false,
  scene: {},
});
phaser.events.once(Phaser.Core.Events.POST_RENDER, () => performance.mark('first frame'));
