import { AnimateView, type AnimateViewProps } from 'framer-motion/animate-view';
import { type ReactNode, ViewTransition } from 'react';
import { wantsCalm } from '../lib/wants-calm';

/** How a screen, or a part of it, comes, goes or changes its place. */
export type Move = Extract<ReturnType<Extract<AnimateViewProps['enter'], (...types: never) => unknown>>, object>;

/** As `--gerak` of the theme: fast at first, then coming to rest. */
export const EASE = [0.2, 0.7, 0.3, 1] as const;

/** The move, or none at all for whoever has asked the system for less motion. */
export const unlessCalm = (move: () => Move) => (): Move => (wantsCalm() ? AT_ONCE : move());

/** The change, without a way to it. */
export const AT_ONCE: Move = { transition: { duration: 0 } };

/**
 * Changes within this are shown at once. Around a moving part it keeps a row that comes or goes in its list from fading,
 * inside one it keeps the part's own changes from doing so; whole screens that change, and what they share, move still.
 */
export const Unmoved = ({ children }: { children: ReactNode }) => (
  <ViewTransition default="none">{children}</ViewTransition>
);

interface SharedElementProps {
  /** The same on both screens, and only once on each. */
  name: string;
  children: ReactNode;
}

const share = unlessCalm(() => ({ transition: { duration: 0.28, ease: EASE } }));

/** What was tapped grows into what it opens: a part of two screens, which moves from its old place to its new one. */
export function SharedElement({ name, children }: SharedElementProps) {
  return (
    <Unmoved>
      <AnimateView name={name} share={share}>
        <Unmoved>{children}</Unmoved>
      </AnimateView>
    </Unmoved>
  );
}
