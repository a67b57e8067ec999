import type { FormApi } from 'final-form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { drafts } from '../../lib/device';
import { createKeeper } from './draft-keeper';

/**
 * Keeps a half-filled form on this device until it is saved, over a refresh, a closed tab and the end of a session.
 *
 * @param name the user's id and the form's name; undefined keeps nothing
 */
export function useDraft(form: FormApi, name: string | undefined) {
  const [isRestored, setRestored] = useState(() => name !== undefined && drafts.isExpected(name));
  const isUnwanted = useRef(false);
  const keeper = useMemo(() => (name ? createKeeper(form, name) : undefined), [form, name]);

  useEffect(() => {
    if (!name || !keeper) return;
    let isAlive = true;
    let isReady = false;
    let wasDirty = false;
    const stop = form.subscribe(
      ({ dirty }) => {
        const hasChanged = wasDirty;
        wasDirty = dirty === true;
        if (!isReady) return;
        if (dirty) keeper.keepSoon();
        else keeper.begin(hasChanged);
      },
      { values: true, dirty: true },
    );
    const restore = (values: Record<string, unknown>) => {
      form.batch(() => {
        for (const [field, value] of Object.entries(values)) {
          // What was typed while the draft was being read is newer.
          if (!form.getFieldState(field)?.dirty) form.change(field, value);
        }
      });
      setRestored(true);
    };
    const leave = () => keeper.leave(isReady);
    void drafts.read(name).then((draft) => {
      isReady = true;
      if (!isAlive) return;
      if (draft && !isUnwanted.current) restore(draft.values);
      else setRestored(false);
      keeper.keep();
    });
    // On phones these may be the last events that an app gets.
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      isAlive = false;
      stop();
      leave();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [form, keeper, name]);

  const isKept = useCallback((): boolean => keeper?.isTaken() ?? false, [keeper]);

  return {
    names: name ? [name] : [],
    isRestored,
    /** Whether the device has what was typed: then a form may be left without loss. */
    isKept,
    keep: () => keeper?.keep(),
    /** The outbox takes the values, as they are now, and removes the draft as it does. */
    hand: () => keeper?.hand(),
    /** They were refused: the form alone has them. */
    takeBack: () => keeper?.takeBack(),
    /** The form shows the next row while this one is on its way. @returns to be called once it is stored */
    goOn: () => {
      setRestored(false);
      return keeper?.goOn() ?? (() => {});
    },
    /** The form was saved, or its values are not wanted any more. */
    forget: async () => {
      isUnwanted.current = true;
      setRestored(false);
      await keeper?.remove();
    },
  };
}

export type FormDraft = ReturnType<typeof useDraft>;
