import { Scene } from './lib/phaser.ts';
import { TablePicture } from './TablePicture.ts';

/** Time for which frames are drawn after the last change, in ms; then the loop sleeps. */
const AWAKE_AFTER_CHANGE_MS = 150;

/** The scene: passes time on to the picture and sleeps when nothing moves. */
export class TableScene extends Scene {
  picture: TablePicture | null = null;
  private readonly ready: (picture: TablePicture) => void;
  private awakeUntil = 0;

  constructor(ready: (picture: TablePicture) => void) {
    super('table');
    this.ready = ready;
  }

  create(): void {
    this.picture = new TablePicture(this);
    this.ready(this.picture);
    this.wake();
  }

  /** Wakes the loop because something has changed. */
  wake(): void {
    this.awakeUntil = performance.now() + AWAKE_AFTER_CHANGE_MS;
    this.game.loop.wake();
  }

  /** Draws a single frame. */
  tick(): void {
    this.game.loop.wake();
  }

  override update(_time: number, delta: number): void {
    const { picture } = this;
    if (!picture) return;
    picture.frame(delta);
    const isAtRest = !picture.busy && performance.now() > this.awakeUntil;
    if (isAtRest && !picture.drawMore()) this.game.loop.sleep();
  }
}
