import { AnimateView } from 'framer-motion/animate-view';
import type { ReactNode } from 'react';
import { EASE, unlessCalm } from './timing';
import { Unmoved } from './Unmoved';

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
