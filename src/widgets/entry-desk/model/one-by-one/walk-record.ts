import type { IsianRow } from '@/entities/laporan';
import { storedId } from '@/shared/lib/browser';
import { drafts } from '@/shared/lib/device';

type Texts = Readonly<Record<string, string>>;

/** Digits that were typed into a row and that the sheet has not stored yet. */
export interface Typing {
  key: string;
  /** The row's revision at that time; 0 where the server had no row. */
  revisi: number;
  /** The row's figures at that time. */
  base: Texts;
  texts: Texts;
}

/** The place where somebody stands in a sheet, so that a page that was reloaded or killed goes on there. */
export interface WalkRecord {
  /** The row; blank at the end. */
  key: string;
  skipped: readonly string[];
  typing: readonly Typing[];
}

const EMPTY: WalkRecord = { key: '', skipped: [], typing: [] };

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const isTyping = (value: unknown): value is Typing => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, revisi, base, texts } = value as Partial<Typing>;
  return typeof key === 'string' && typeof revisi === 'number' && isTexts(base) && isTexts(texts);
};

const listOf = <One>(value: unknown, is: (one: unknown) => one is One): One[] =>
  Array.isArray(value) ? value.filter(is) : [];

/** @param of the draft's name: the officer, the report, the period and the place */
export async function readWalk(of: string): Promise<WalkRecord> {
  // The record of older versions: a killed browser brings local storage back as it was seconds before.
  storedId('isianTerakhir').remove();
  const { key = '', skipped, typing } = (await drafts.read(of))?.values ?? {};
  return {
    key: String(key),
    skipped: listOf(skipped, (one) => typeof one === 'string'),
    typing: listOf(typing, isTyping),
  };
}

const isSame = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));

/** Returns the recorded digits that still belong to a row; those that are older than the row are left out. */
export function digitsOver(row: Pick<IsianRow, 'key' | 'revisi' | 'texts'>, typing: readonly Typing[]): Texts {
  let figures = row.texts;
  let digits: Texts = {};
  for (const { key, revisi, base, texts } of typing) {
    const isOlder = revisi < (row.revisi ?? 0) || !(isSame(base, row.texts) || isSame(base, figures));
    if (key !== row.key || isOlder) continue;
    figures = { ...figures, ...texts };
    digits = { ...digits, ...texts };
  }
  return digits;
}

/** Writes a walk down with each step. Digits that were handed over stay in it until their row has them. */
export function createWalkRecorder(of: string, first: WalkRecord) {
  let record: WalkRecord & { restored: readonly Typing[] } = { ...first, typing: [], restored: first.typing };
  let unstored: readonly Typing[] = [];
  let lastText = JSON.stringify(first);

  const write = () => {
    const { key, skipped, restored, typing } = record;
    const next: WalkRecord = { key, skipped, typing: [...restored, ...unstored, ...typing] };
    const text = JSON.stringify(next);
    if (text === lastText) return;
    lastText = text;
    void (text === JSON.stringify(EMPTY) ? drafts.remove(of) : drafts.write(of, { ...next }));
  };

  return {
    first,
    /** @param next with the digits of an earlier page that nobody has touched yet (`restored`) */
    record: (next: typeof record): void => {
      record = next;
      write();
    },
    handOver: (digits: Typing, isStored: Promise<boolean>): void => {
      unstored = [...unstored, digits];
      void isStored.then((is) => {
        if (!is) return;
        unstored = unstored.filter((one) => one !== digits);
        write();
      });
    },
  };
}

export type WalkRecorder = ReturnType<typeof createWalkRecorder>;
