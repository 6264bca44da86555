/**
 * Runs in the page before its program: the page's own clock moves CSS animations and transitions too, which would
 * otherwise follow the real time. Each begins when the clock reads what it read as the animation appeared.
 */
export function followClock(): void {
  const beginnings = new WeakMap<Animation, number>();
  const follow = (): void => {
    const now = performance.now();
    for (const animation of document.getAnimations()) {
      const began = beginnings.get(animation) ?? now;
      if (!beginnings.has(animation)) {
        beginnings.set(animation, began);
        animation.pause();
      } else if (animation.playState === 'finished') continue;
      // Finished rather than left at its end, so that its events fire.
      if (now - began >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
      else animation.currentTime = now - began;
    }
  };
  const everyFrame = (): void => {
    follow();
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
  // Between two frames of the page's clock real time passes.
  for (const start of ['animationstart', 'transitionrun']) document.addEventListener(start, follow, true);
}
