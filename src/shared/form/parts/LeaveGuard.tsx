import { useEffect, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface LeaveGuardProps {
  /** A draft keeps what was typed: a refresh loses nothing, so the browser need not ask. */
  isKept: boolean;
}

/** Leaving a changed form asks, unless a navigation's state says that nobody has a choice (`tanpaTanya`). */
export function LeaveGuard(props: LeaveGuardProps) {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  // A router knows one guard at a time: forms that nobody has touched leave it to others.
  return dirty ? <Guard {...props} /> : null;
}

function Guard({ isKept }: LeaveGuardProps) {
  const form = useForm();
  const [here] = useState(useLocation());
  const blocker = useBlocker(
    ({ nextLocation }) =>
      // Asked of the form itself: what was saved a moment ago has not been rendered yet.
      form.getState().dirty === true && nextLocation.state?.tanpaTanya !== true && leaves(here, nextLocation),
  );

  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);

  if (blocker.state !== 'blocked') return null;
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
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}

/** What opens over a form leaves it standing, and so does another page of a table beside it; closing its own sheet not. */
const leaves = (here: Location, next: Location): boolean =>
  next.pathname !== here.pathname || (here.state?.opened !== undefined && next.state?.opened !== here.state.opened);
