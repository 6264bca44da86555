/** What the page tells while it is measured. */
export interface Watched {
  /** Frames the page asked for and got. */
  frames: number;
  /** When the dealt table was first on the canvas, in ms since the page was asked for; 0: not yet. */
  playable: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** How the page is watched, in words the page is searched for. */
export interface PageWatch {
  /** The button that is pressed as soon as it is there. */
  readonly press: string;
  /** What the hand is called. */
  readonly hand: string;
}

/** Runs in the page before its own script: looks on from outside, through what any page can do. */
export function watchPage({ press, hand }: PageWatch): void {
  const watched: Watched = { frames: 0, playable: 0 };
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

  const observer = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(press));
    if (!button) return;
    observer.disconnect();
    button.click();
  });
  observer.observe(document, { childList: true, subtree: true });
}
