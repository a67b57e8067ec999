import { spring } from 'framer-motion/dom';
import { animate } from 'framer-motion/dom/mini';

/** How things come, and how they go: the eye is done within 220 ms, the last pixel takes a little longer. */
export const springs = {
  come: { type: spring, visualDuration: 0.22, bounce: 0.08 },
  go: { type: spring, visualDuration: 0.18, bounce: 0 },
} as const;

/** Springs sideways into its place. @param way how far from it something stood, in pixels */
export const slideFrom = (element: HTMLElement, way: number): void =>
  void animate(element, { transform: [`translateX(${way}px)`, 'translateX(0px)'] }, springs.come);

/** Nothing is to move by itself: somebody asked the system for that, or the browser cannot. */
export const isStill = (): boolean =>
  typeof Element.prototype.animate !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
