/** A colour, 0 to 255 per channel. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses a CSS colour: `#abc`, `#aabbcc`, or `rgb(1 2 3 / 40%)` and `rgba(1, 2, 3, 0.4)` blended over `ground`. */
export function colourOf(css: string, ground: Rgb = [0, 0, 0]): Rgb {
  if (css.startsWith('#')) {
    const digits =
      css.length === 4 ? [...css.slice(1)].map((digit) => digit + digit) : (css.slice(1).match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+%?/g) ?? []).map((part) =>
    part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part),
  );
  const over = (part: number, below: number): number => part * alpha + below * (1 - alpha);
  return [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
