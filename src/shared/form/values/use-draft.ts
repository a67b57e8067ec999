import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../lib/device';

const PAUSE_MS = 300;

/**
 * Keeps a half-filled form on this device until it is saved: it survives a refresh, a closed tab and a session that has
 * ended.
 *
 * @param name the user's id and the form's name; undefined keeps nothing
 */
export function useDraft(form: FormApi, name: string | undefined) {
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!name) return;
    let isAlive = true;
    let isReady = false;
    let wasDirty = false;
    const keep = () => {
      clearTimeout(timer.current);
      const { dirty, values } = form.getState();
      if (dirty) void drafts.write(name, { ...values });
    };
    const stop = form.subscribe(
      ({ dirty }) => {
        clearTimeout(timer.current);
        if (!isReady) return;
        if (dirty) timer.current = setTimeout(keep, PAUSE_MS);
        // What was typed has been taken back: nothing is left to keep. A form whose fields have yet to come says so too.
        else if (wasDirty) void drafts.remove(name);
        wasDirty = dirty === true;
      },
      { values: true, dirty: true },
    );
    const restore = (values: Record<string, unknown>) => {
      form.batch(() => {
        for (const [field, value] of Object.entries(values)) form.change(field, value);
      });
      setRestored(true);
    };
    const leave = () => isReady && keep();
    void drafts.read(name).then((draft) => {
      isReady = true;
      if (!isAlive) return;
      // What was typed while the draft was being read is newer.
      if (form.getState().dirty) keep();
      else if (draft) restore(draft.values);
    });
    window.addEventListener('pagehide', leave);
    return () => {
      isAlive = false;
      stop();
      leave();
      window.removeEventListener('pagehide', leave);
    };
  }, [form, name]);

  return {
    isRestored,
    /** The form was saved, or its values are not wanted any more. */
    forget: async () => {
      clearTimeout(timer.current);
      setRestored(false);
      if (name) await drafts.remove(name);
    },
  };
}
