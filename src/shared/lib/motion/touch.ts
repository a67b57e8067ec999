/** Dragging is for fingers: without a touch screen a mouse would drag what it selects, and an arrow key, too. */
export const hasTouch = (): boolean => 'ontouchstart' in window;

/** For `useDrag`: touch events, which may be kept from scrolling once it is known what the finger wants. */
export const TOUCH = { pointer: { touch: true, keys: false }, eventOptions: { passive: false } } as const;
