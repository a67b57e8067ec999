const waits = new Set<() => void>();

/** Calls back when somebody would rather go on than wait for the server. @returns stops that */
export const onHurry = (goOn: () => void): (() => void) => {
  waits.add(goOn);
  return () => waits.delete(goOn);
};

/** Lets all forms go on with what is stored on this device; what the server thinks of it comes later. */
export const hurry = (): void => {
  for (const goOn of waits) goOn();
};
