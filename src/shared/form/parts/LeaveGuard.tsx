import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { type Location, useLocation } from 'react-router-dom';
import { useLeaveQuestion, useTypist } from '../../lib/browser';
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
  const { asked, leave, stay } = useLeaveQuestion((_here, next) => leaveGuards.leftBy(next).length > 0);
  if (!asked) return null;
  const isKept = leaveGuards.leftBy(asked).every((guarded) => guarded.isKept());
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
      onConfirm={leave}
      onClose={stay}
    />
  );
}

/** What opens over a form leaves it standing, and so does another page of a table beside it; closing its own sheet not. */
const leaves = (here: Location, next: Location, isInSheet: boolean): boolean =>
  next.pathname !== here.pathname || (isInSheet && next.state?.opened !== here.state?.opened);
