import { stored, storedNames } from '../browser';
import type { Draft } from './database';

/** A form's values as a page wrote them down while it went away: text and figures; files stay where the draft has them. */
interface LastNote extends Draft {
  /** False where only what was typed anew is in it, because the page did not know its draft yet. */
  isWhole: boolean;
}

const PREFIX = 'draf/';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isNote = (value: unknown): value is LastNote =>
  isRecord(value) && isRecord(value['values']) && typeof value['disimpan'] === 'string';

const isPlain = (value: unknown): boolean => !isRecord(value);

const plain = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value)));

/** The latest stamp that this page has given or met. */
let latest = 0;

/** Notes that a stamp was met; the next one comes after it, whatever the device's clock says by then. */
const meet = (stamp: string | undefined): void => {
  latest = Math.max(latest, Date.parse(stamp ?? '') || 0);
};

/** Stamps a draft or a note, ISO 8601: each later than all before it, also on a phone whose clock is put back. */
export function draftStamp(): string {
  latest = Math.max(Date.now(), latest + 1);
  return new Date(latest).toISOString();
}

const at = (name: string) => stored(PREFIX + name, isNote);

/** The names of the drafts that the database has, as far as this tab has heard. */
export const heldDrafts = new Set<string>();

/**
 * What a page wrote down in local storage as it went away, beside the draft's last write: a browser drops that one when
 * the page is gone before the database has begun it. Struck out once the database has it.
 */
export const lastNotes = {
  write: (name: string, values: Record<string, unknown>, isWhole: boolean): void =>
    at(name).write({ values: plain(values), disimpan: draftStamp(), isWhole }),
  /** @param disimpan a note from after this moment stays */
  strike: (name: string, disimpan?: string): void => {
    const note = at(name).read();
    if (note && (disimpan === undefined || note.disimpan <= disimpan)) at(name).remove();
  },
  /** A draft with what its page wrote down last, where that is newer. */
  completed: (name: string, draft: Draft | undefined): Draft | undefined => {
    const note = at(name).read();
    for (const one of [note, draft]) meet(one?.disimpan);
    if (!note || (draft && draft.disimpan > note.disimpan)) return draft;
    const before = Object.entries(draft?.values ?? {}).filter(([, value]) => !note.isWhole || !isPlain(value));
    return { values: { ...Object.fromEntries(before), ...note.values }, disimpan: note.disimpan };
  },
  /** The names of the drafts that have one. */
  names: (): string[] => storedNames(PREFIX),
};
