import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { useTypist } from '../../lib/browser';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { type Guarded, useLeaveGuards } from '../values/leave-guards';

interface LeaveGuardProps {
  /** A draft on this device has what was typed: a refresh loses nothing, so the browser need not ask. */
  isKept: () => boolean;
  /** Somebody has the focus in one of its fields, or has typed since it stands there. */
  isInHands: () => boolean;
  /** Besides what stands in the fields something waits that nobody else knows. */
  hasMore: boolean;
}

/**
 * Leaving a changed form asks, unless a navigation's state says that nobody has a choice (`tanpaTanya`). It stands ready
 * before anything was typed: whoever leaves right after the first key is asked as well.
 */
export function LeaveGuard({ isKept: isDraftKept, isInHands, hasMore }: LeaveGuardProps) {
  const form = useForm();
  const { dirty } = useFormState({ subscription: { dirty: true } });
  const location = useLocation();
  // What opened later is not the sheet that it stands in, nor is the menu.
  const [isInSheet] = useState(typeof location.state?.opened === 'number');
  const guarded = useMemo<Guarded>(
    () => ({
      isKept: () => !hasMore && isDraftKept(),
      // Asked of the form itself: what was saved a moment ago has not been rendered yet.
      isLeftBy: (next) => (hasMore || form.getState().dirty === true) && leaves(location, next, isInSheet),
    }),
    [form, isDraftKept, hasMore, location, isInSheet],
  );
  const leaveGuards = useLeaveGuards();
  const asker = useSyncExternalStore(leaveGuards.subscribe, leaveGuards.asker, () => undefined);
  useEffect(() => leaveGuards.add(guarded), [leaveGuards, guarded]);
  useTypist({ isTyping: () => hasMore || isInHands() });

  useEffect(() => {
    if (!(dirty || hasMore)) return;
    const ask = (event: BeforeUnloadEvent) => guarded.isKept() || event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded, dirty, hasMore]);

  return asker === guarded ? <Question /> : null;
}

/** Speaks for every form of the screen: a router knows one guard at a time. */
function Question() {
  const leaveGuards = useLeaveGuards();
  const { key } = useLocation();
  // The forms stay until the next screen is drawn: whoever goes further until then has answered already.
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation }) =>
      !mayLeave.current && nextLocation.state?.tanpaTanya !== true && leaveGuards.leftBy(nextLocation).length > 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer holds for one step
  useEffect(() => {
    mayLeave.current = false;
  }, [key]);
  const asked = useRef<Location>(null);
  useEffect(() => {
    // Who goes back from the question stays: the phone's back button closes what is open.
    if (asked.current && blocker.state === 'blocked' && blocker.location !== asked.current) blocker.reset();
    asked.current = blocker.state === 'blocked' ? blocker.location : null;
  }, [blocker]);
  useOwnEntry(blocker.state === 'blocked');
  if (blocker.state !== 'blocked') return null;
  const isKept = leaveGuards.leftBy(blocker.location).every((guarded) => guarded.isKept());
  return (
    <ConfirmDialog
      title="Tinggalkan isian ini?"
      text={
        isKept
          ? 'Isian belum disimpan. Isian ini tetap ada di perangkat dan muncul lagi saat formulir dibuka.'
          : 'Isian belum disimpan dan akan hilang.'
      }
      confirm="Tinggalkan"
      cancel="Tetap di sini"
      onConfirm={() => {
        mayLeave.current = true;
        blocker.proceed();
      }}
      onClose={blocker.reset}
    />
  );
}

/** A history that has moved is still by then. */
const STILL_MS = 150;

/**
 * Brings the history back to the form's own entry. Two steps back at once leave it beyond: the router takes one back, and
 * takes the other for its own doing.
 */
function useOwnEntry(isAsking: boolean): void {
  const { key } = useLocation();
  const own = useRef<number>(undefined);
  useEffect(() => {
    const entry = window.history.state;
    if (entry?.key === key) own.current = entry.idx;
  }, [key]);

  useEffect(() => {
    if (!isAsking) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goHome = () => {
      const steps = (own.current ?? 0) - window.history.state?.idx;
      if (own.current !== undefined && steps) window.history.go(steps);
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(goHome, STILL_MS);
    };
    soon();
    window.addEventListener('popstate', soon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', soon);
    };
  }, [isAsking]);
}

/** What opens over a form leaves it standing, and so does another page of a table beside it; closing its own sheet not. */
const leaves = (here: Location, next: Location, isInSheet: boolean): boolean =>
  next.pathname !== here.pathname || (isInSheet && next.state?.opened !== here.state?.opened);
