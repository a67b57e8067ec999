import { useEffect, useRef, useState } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';

/** A history that has moved is still by then. */
const STILL_MS = 150;

/**
 * Asks before a screen is left, and answers for one step. Going back from the question stays: the phone's back button
 * closes what is open. A navigation whose state says `tanpaTanya` is never asked about: its user has no choice.
 *
 * @returns `asked`: where the user wants to go, once the question may be shown; null while there is none
 */
export function useLeaveQuestion(mustAsk: (here: Location, next: Location) => boolean) {
  const { key } = useLocation();
  // The screen stays until the next one is drawn: a further step until then has its answer already.
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave.current && nextLocation.state?.tanpaTanya !== true && mustAsk(currentLocation, nextLocation),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer holds for one step
  useEffect(() => {
    mayLeave.current = false;
  }, [key]);
  const asked = useRef<Location>(null);
  useEffect(() => {
    if (asked.current && blocker.state === 'blocked' && blocker.location !== asked.current) blocker.reset();
    asked.current = blocker.state === 'blocked' ? blocker.location : null;
  }, [blocker]);
  const isHome = useOwnEntry(blocker.state === 'blocked');

  return {
    asked: blocker.state === 'blocked' && isHome ? blocker.location : null,
    leave: () => {
      if (mayLeave.current || blocker.state !== 'blocked') return;
      mayLeave.current = true;
      blocker.proceed();
    },
    stay: () => blocker.reset?.(),
  };
}

/**
 * Brings the history back to the screen's own entry. Two steps back at once leave it beyond: the router takes one back, and
 * takes the other for its own doing.
 *
 * @returns whether it has come back: until then the browser drops a further step back, and the question would stay
 */
function useOwnEntry(isAsking: boolean): boolean {
  const { key } = useLocation();
  const own = useRef<number>(undefined);
  const [isHome, setHome] = useState(false);
  useEffect(() => {
    const entry = window.history.state;
    if (entry?.key === key) own.current = entry.idx;
  }, [key]);

  useEffect(() => {
    if (!isAsking) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stepsHome = () => (own.current === undefined ? 0 : own.current - window.history.state?.idx);
    const look = () => {
      clearTimeout(timer);
      const steps = stepsHome();
      if (steps === 0) setHome(true);
      else timer = setTimeout(() => window.history.go(stepsHome()), STILL_MS);
    };
    look();
    window.addEventListener('popstate', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', look);
      setHome(false);
    };
  }, [isAsking]);
  return isHome;
}
