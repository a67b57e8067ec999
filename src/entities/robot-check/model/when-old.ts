/**
 * Calls once so much time has passed and somebody looks. A phone's clock may be wrong by hours, so only time that passes
 * counts; its timers rest with it, so it is asked again when it wakes. @returns how to call it off
 */
export function whenOld(ms: number, act: () => void): () => void {
  const since = { clock: Date.now(), steady: performance.now() };
  const age = () => Math.max(Date.now() - since.clock, performance.now() - since.steady);
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    const left = ms - age();
    // A browser's timer may come a moment before the clock's time.
    if (left > 0) {
      timer = setTimeout(look, left);
      return;
    }
    stop();
    act();
  };
  let timer = setTimeout(look, ms);
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return stop;
}
