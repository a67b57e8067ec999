/** Nothing is to move by itself: somebody asked the system for that, or the browser cannot. */
export const isStill = (): boolean =>
  typeof Element.prototype.animate !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
