import type * as Phaser from 'phaser';
import { Bursts } from './Bursts.ts';
import { CaughtWilds } from './CaughtWilds.ts';
import { Honours } from './Honours.ts';
import { PointFlights } from './PointFlights.ts';

/** Celebrations, and the points that fly after a deal. Fetched once the table is at rest: no game begins with them. */
export class Celebrations {
  readonly honours: Honours;
  readonly bursts: Bursts;
  readonly wilds: CaughtWilds;
  readonly points: PointFlights;

  constructor(scene: Phaser.Scene) {
    this.honours = new Honours(scene);
    this.bursts = new Bursts(scene);
    this.wilds = new CaughtWilds(scene);
    this.points = new PointFlights(scene);
  }

  clear(): void {
    this.honours.clear();
    this.bursts.clear();
    this.wilds.clear();
    this.points.clear();
  }
}
