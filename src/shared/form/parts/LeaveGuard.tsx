import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface LeaveGuardProps {
  /** A draft keeps what was typed: a refresh loses nothing, so the browser need not ask. */
  isKept: boolean;
}

/** Leaving a changed form asks, unless a navigation's state says that nobody has a choice (`tanpaTanya`). */
export function LeaveGuard({ isKept }: LeaveGuardProps) {
  const { dirty } = useFormState({ subscription: { dirty: true } });
  const form = useForm();
  // Asked of the form itself: what was saved a moment ago has not been rendered yet.
  const blocker = useBlocker(
    ({ nextLocation }) => form.getState().dirty === true && nextLocation.state?.tanpaTanya !== true,
  );

  useEffect(() => {
    if (!dirty || isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, isKept]);

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
