const NAME = 'siapkan-luring';

/** What the tabs of this device do ahead of any need: one of them at a time, and only while nothing is in its way. */
export const workAhead = {
  /** Does it as soon as no other tab does, until its signal ends it. @throws where it was ended */
  async take(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    const turn = new AbortController();
    const end = () => turn.abort();
    signal.addEventListener('abort', end);
    try {
      const act = () => work(turn.signal);
      // Some browsers name the property without having it.
      await (navigator.locks ? navigator.locks.request(NAME, { signal }, act) : act());
    } finally {
      end();
      signal.removeEventListener('abort', end);
    }
  },

  /** Whoever is at it leaves off, in whichever tab, and nobody begins for a while. */
  pause(ms: number): void {
    const hold = () => new Promise<void>((resolve) => setTimeout(resolve, ms));
    // Two pauses at once steal the lock from each other: it is held either way.
    void navigator.locks?.request(NAME, { steal: true }, hold).catch(() => {});
  },
};
