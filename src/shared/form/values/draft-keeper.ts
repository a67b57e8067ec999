import type { FormApi } from 'final-form';
import { drafts } from '../../lib/device';

/** The shortest time between two writes of a draft while somebody types; pictures take longer to write. */
const PAUSE_MS = { text: 50, pictures: 500 };

const hasPictures = (values: Record<string, unknown>): boolean =>
  Object.values(values).some((value) => Array.isArray(value) && value.length > 0);

/** Writes what a form holds to its draft on this device, until the outbox has it. */
export function createKeeper(form: FormApi, name: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the device has taken what it was given last. */
  let isTaken = true;
  /** The values lie in the outbox: opened again, the form must not offer them a second time. */
  let isHanded = false;
  /** How many rows have left the form and are kept by nothing but the draft yet. */
  let onTheirWay = 0;
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const write = async () => {
    isTaken = await drafts.write(name, { ...form.getState().values });
  };
  const keep = () => {
    rest();
    if (form.getState().dirty && !isHanded) void write();
  };
  const remove = async () => {
    rest();
    await drafts.remove(name);
  };
  return {
    keep,
    isTaken: (): boolean => isTaken,
    /**
     * The form, or its page, is going away.
     *
     * @param isKnown whether its draft has been read; else only what was typed is written, over what the draft holds
     */
    leave: (isKnown: boolean) => {
      const { dirty, dirtyFields = {}, values } = form.getState();
      if (!dirty || isHanded) return rest();
      const typed = Object.fromEntries(Object.entries(values).filter(([field]) => dirtyFields[field]));
      drafts.note(name, isKnown ? values : typed, isKnown);
      if (isKnown) keep();
      else void drafts.writeOver(name, typed, { ...values });
    },
    keepSoon: () => {
      timer ??= setTimeout(keep, hasPictures(form.getState().values) ? PAUSE_MS.pictures : PAUSE_MS.text);
    },
    /** The form is as it was at first; `hasChanged` tells that it was not. */
    begin: (hasChanged: boolean) => {
      rest();
      if (onTheirWay > 0) return;
      isHanded = false;
      // What was typed has been taken back: nothing is left to keep. A form whose fields have yet to come says so too.
      if (hasChanged) void remove();
    },
    remove,
    hand: () => {
      if (timer) keep();
      isHanded = true;
    },
    takeBack: () => {
      if (!isHanded) return;
      isHanded = false;
      void write();
    },
    /** The form goes on with the next row: until this one is stored, the draft is its own. @returns to be called then */
    goOn: (): (() => void) => {
      if (timer) keep();
      isHanded = true;
      onTheirWay += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        onTheirWay -= 1;
        if (onTheirWay > 0) return;
        isHanded = false;
        if (form.getState().dirty) keep();
        else void remove();
      };
    },
  };
}
