/** How Chromium begins to say that it gave up a move between two screens; React knows these words alone, without why. */
const GIVEN_UP = 'Transition was aborted because of invalid state';

/**
 * Reports what React has got over, as React itself does; but not that the browser has shown the next screen at once instead
 * of moving there, as where it was busy or the window was turned (https://github.com/react/react/issues/37669).
 */
export function onRecoverableError(error: unknown): void {
  const isGivenUp =
    error instanceof DOMException && error.name === 'InvalidStateError' && error.message.startsWith(GIVEN_UP);
  if (!isGivenUp) reportError(error);
}
