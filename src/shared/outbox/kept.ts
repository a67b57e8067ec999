const listeners = new Set<() => void>();

/** Calls back when a write lies in the outbox, from which moment nothing else need keep it. @returns stops that */
export const onKept = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tellKept = (): void => {
  for (const listener of listeners) listener();
};
