/** Measurements that the page collects. */
export interface Watched {
  /** Animation frames the page requested and ran. */
  frames: number;
  /** When the dealt table was first drawn, in ms since navigation started; 0 if not yet. */
  playable: number;
  /** When the button was clicked, in ms since navigation started; 0 if not yet. */
  pressed: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** The texts by which the script finds things in the page. */
export interface PageWatch {
  /** The start of the label of the button to click as soon as it appears. */
  readonly press: string;
  /** The accessible name of the hand. */
  readonly hand: string;
  /** How long the home screen rests before the click, in ms; 0 to click as soon as the button appears. */
  readonly rest: number;
}

/** Runs in the page before its own scripts and observes it by wrapping browser functions. */
export function watchPage({ press, hand, rest }: PageWatch): void {
  const watched: Watched = { frames: 0, playable: 0, pressed: 0 };
  window.watched = watched;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) =>
    ask((time) => {
      watched.frames++;
      draw(time);
    });

  const { prototype } = CanvasRenderingContext2D;
  const gl = WebGLRenderingContext.prototype;
  const { drawImage } = prototype;
  const { drawElements } = gl;
  const onDraw = (canvas: unknown): void => {
    const isPicture = canvas instanceof HTMLCanvasElement && canvas.isConnected;
    if (!isPicture || !document.querySelector(`[aria-label="${hand}"] button`)) return;
    prototype.drawImage = drawImage;
    gl.drawElements = drawElements;
    ask(() => {
      watched.playable = performance.now();
    });
  };
  prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: unknown[]) {
    onDraw(this.canvas);
    return Reflect.apply(drawImage, this, args);
  };
  gl.drawElements = function (this: WebGLRenderingContext, ...args) {
    onDraw(this.canvas);
    return Reflect.apply(drawElements, this, args);
  };

  const find = (): HTMLElement | undefined =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(press));
  const click = (): void => {
    watched.pressed = performance.now();
    find()?.click();
  };
  const observer = new MutationObserver(() => {
    if (!find()) return;
    observer.disconnect();
    if (rest > 0) setTimeout(click, rest);
    else click();
  });
  observer.observe(document, { childList: true, subtree: true });
}
