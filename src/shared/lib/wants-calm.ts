/** Whether the reader has asked the system for less motion. */
export const wantsCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
