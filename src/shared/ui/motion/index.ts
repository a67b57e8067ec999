export { SharedElement } from './SharedElement';
export { AT_ONCE, EASE, type Move, unlessCalm } from './timing';
export { Unmoved } from './Unmoved';
