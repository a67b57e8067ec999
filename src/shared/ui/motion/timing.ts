import type { AnimateViewProps } from 'framer-motion/animate-view';

/** How a screen, or a part of it, comes, goes or changes its place. */
export type Move = Extract<ReturnType<Extract<AnimateViewProps['enter'], (...types: never) => unknown>>, object>;

/** As `--gerak` of the theme: fast at first, then coming to rest. */
export const EASE = [0.2, 0.7, 0.3, 1] as const;

const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The move, or none at all for whoever has asked the system for less motion. */
export const unlessCalm = (move: () => Move) => (): Move => (wantsCalm() ? AT_ONCE : move());

/** The change, without a way to it. */
export const AT_ONCE: Move = { transition: { duration: 0 } };
