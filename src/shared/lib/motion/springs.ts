import { spring } from 'framer-motion/dom';

/** How things come, and how they go: the eye is done within 220 ms, the last pixel takes a little longer. */
export const springs = {
  come: { type: spring, visualDuration: 0.22, bounce: 0.08 },
  go: { type: spring, visualDuration: 0.18, bounce: 0 },
} as const;
