import { type ReactNode, ViewTransition } from 'react';

/**
 * Changes within this are shown at once. Around a moving part it keeps a row that comes or goes in its list from fading,
 * inside one it keeps the part's own changes from doing so; whole screens that change, and what they share, move still.
 */
export const Unmoved = ({ children }: { children: ReactNode }) => (
  <ViewTransition default="none">{children}</ViewTransition>
);
