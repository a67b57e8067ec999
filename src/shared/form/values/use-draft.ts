import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { drafts } from '../../lib/device';

/** At most so often is a draft written while somebody types; one with pictures is heavier. */
const PAUSE_MS = { text: 50, pictures: 500 };

const hasPictures = (values: Record<string, unknown>): boolean =>
  Object.values(values).some((value) => Array.isArray(value) && value.length > 0);

/**
 * Keeps a half-filled form on this device until it is saved: it survives a refresh, a closed tab and a session that has
 * ended.
 *
 * @param name the user's id and the form's name; undefined keeps nothing
 */
export function useDraft(form: FormApi, name: string | undefined) {
  const [isRestored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The values lie in the outbox: opened again, the form must not offer them a second time. */
  const isHanded = useRef(false);

  useEffect(() => {
    if (!name) return;
    let isAlive = true;
    let isReady = false;
    let wasDirty = false;
    const rest = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const keep = () => {
      rest();
      const { dirty, values } = form.getState();
      if (dirty && !isHanded.current) void drafts.write(name, { ...values });
    };
    const stop = form.subscribe(
      ({ dirty, values }) => {
        if (!isReady) return;
        if (dirty) timer.current ??= setTimeout(keep, hasPictures(values) ? PAUSE_MS.pictures : PAUSE_MS.text);
        else {
          rest();
          isHanded.current = false;
          // What was typed has been taken back: nothing is left to keep. A form whose fields have yet to come says so too.
          if (wasDirty) void drafts.remove(name);
        }
        wasDirty = dirty === true;
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
    const leave = () => isReady && keep();
    void drafts.read(name).then((draft) => {
      isReady = true;
      if (!isAlive) return;
      if (draft) restore(draft.values);
      keep();
    });
    // A phone puts an app away without a word more than this.
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      isAlive = false;
      stop();
      leave();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
    };
  }, [form, name]);

  const clear = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (name) await drafts.remove(name);
  };

  return {
    isRestored,
    /** The outbox has the values, whatever becomes of the app. */
    hand: () => {
      isHanded.current = true;
      void clear();
    },
    /** They were refused: the form alone has them. */
    takeBack: () => {
      if (!isHanded.current) return;
      isHanded.current = false;
      if (name) void drafts.write(name, { ...form.getState().values });
    },
    /** The form was saved, or its values are not wanted any more. */
    forget: async () => {
      setRestored(false);
      await clear();
    },
  };
}
