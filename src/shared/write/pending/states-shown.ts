import { useEffect } from 'react';

let screens = 0;

/** Whether a screen says of each row by itself how it stands: a message for each that was sent would only cover it. */
export const areStatesShown = (): boolean => screens > 0;

/** For such a screen, as long as it is there. */
export const useStatesShown = (): void =>
  useEffect(() => {
    screens += 1;
    return () => {
      screens -= 1;
    };
  }, []);
