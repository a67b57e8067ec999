import { fireEvent, waitFor } from '@testing-library/react';

/** Scrolls as somebody who waits for more does, until what he waits for is there. */
export const scrollUntil = (expectation: () => void): Promise<void> =>
  waitFor(() => {
    fireEvent.scroll(window);
    expectation();
  });
