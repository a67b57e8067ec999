import type { FormApi } from 'final-form';
import { drafts } from '../../lib/device';

/** At most so often is a draft written while somebody types; one with pictures is heavier. */
const PAUSE_MS = { text: 50, pictures: 500 };

const hasPictures = (values: Record<string, unknown>): boolean =>
  Object.values(values).some((value) => Array.isArray(value) && value.length > 0);

/** Writes what a form holds to its draft on this device, until the outbox has it. */
export function createKeeper(form: FormApi, name: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The values lie in the outbox: opened again, the form must not offer them a second time. */
  let isHanded = false;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const keep = () => {
    rest();
    const { dirty, values } = form.getState();
    if (dirty && !isHanded) void drafts.write(name, { ...values });
  };
  return {
    keep,
    keepSoon: () => {
      timer ??= setTimeout(keep, hasPictures(form.getState().values) ? PAUSE_MS.pictures : PAUSE_MS.text);
    },
    /** The form is as it was at first. */
    begin: () => {
      rest();
      isHanded = false;
    },
    remove: async () => {
      rest();
      await drafts.remove(name);
    },
    hand: () => {
      if (timer) keep();
      isHanded = true;
    },
    takeBack: () => {
      if (!isHanded) return;
      isHanded = false;
      void drafts.write(name, { ...form.getState().values });
    },
  };
}
