import type { LayoutInput } from '../../../client/stage/layout.ts';

type Inset = LayoutInput['inset'];

/** A screen size and its safe-area inset, in CSS pixels. */
export type LayoutScreen = Pick<LayoutInput, 'width' | 'height' | 'inset'>;

const NONE: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
/** Phones with a notch and a home indicator, portrait (`NOTCH`) and landscape (`ASIDE`). */
const NOTCH: Inset = { top: 47, right: 0, bottom: 34, left: 0 };
const ASIDE: Inset = { top: 0, right: 47, bottom: 21, left: 47 };
const TABLET: Inset = { top: 24, right: 0, bottom: 20, left: 0 };

const screen = (width: number, height: number, inset = NONE): LayoutScreen => ({ width, height, inset });

/** Thirty screens: phones, tablets and desktops in both orientations, some of them at 200 % browser zoom. */
export const SCREENS: readonly LayoutScreen[] = [
  screen(320, 568),
  screen(360, 640),
  screen(360, 800),
  screen(375, 667),
  screen(375, 812, NOTCH),
  screen(390, 844, NOTCH),
  screen(412, 915),
  screen(430, 932, NOTCH),
  screen(600, 960),
  screen(768, 1024),
  screen(810, 1080),
  screen(820, 1180, TABLET),
  screen(1024, 1366, TABLET),
  screen(1080, 1920),
  screen(1440, 2560),
  screen(512, 384),
  screen(640, 360),
  screen(640, 400),
  screen(667, 375),
  screen(720, 450),
  screen(844, 390, ASIDE),
  screen(932, 430, ASIDE),
  screen(960, 600),
  screen(1024, 768),
  screen(1180, 820, TABLET),
  screen(1280, 800),
  screen(1366, 768),
  screen(1440, 900),
  screen(1920, 1080),
  screen(2560, 1440),
];

/**
 * Windows without the room for touch targets of 44 pixels: phones turned aside under a browser's bars, narrow and low
 * windows, and desktops at 400 % browser zoom.
 */
export const LITTLE_SCREENS: readonly LayoutScreen[] = [
  screen(280, 220),
  screen(280, 280),
  screen(280, 653),
  screen(300, 400),
  screen(320, 256),
  screen(320, 320),
  screen(360, 380),
  screen(400, 300),
  screen(568, 232),
  screen(568, 320),
  screen(640, 280, ASIDE),
  screen(740, 280),
  screen(812, 290, ASIDE),
  screen(1024, 220),
  screen(2560, 220),
  screen(280, 1440),
];
