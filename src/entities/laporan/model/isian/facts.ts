import { conflictOf, isParked, type OutboxItem } from '@/shared/write';
import { typedFigures } from '../figures';
import type { Laporan, LaporanShape, Tempat } from '../laporan';
import type { Clash } from './isian';
import type { Texts } from './judge';

/** What is typed into a row and lies nowhere but in its draft. */
export interface Held {
  texts: Texts;
  /** Figures that the device has not been given yet, or has refused. */
  fresh: readonly string[];
  /** Confirmed figures, each with its question as it was typed then. */
  acknowledged: Texts;
  /** The device refuses to store it. */
  isRefused: boolean;
  /** When it was typed last: rows go in this order, also those that were kept while the app was closed. */
  saat: number;
  /** What it was for, should that be gone from the list. */
  chosen: Readonly<Record<string, unknown>>;
  nama: string;
  /** The figures below the draft, as they were when typing began. */
  begun?: Texts | undefined;
  /** The same, once the row was kept half typed or unanswered: what changes below it from then on is asked about. */
  base?: Texts | undefined;
  /** The draft as this page knew it last: another tab may have written it since. */
  seen?: Texts | undefined;
  /** Texts that another tab has typed into the same row. */
  other?: Texts | undefined;
}

/** All that is known of a row. */
export interface Facts<Shape extends LaporanShape> {
  key: string;
  nama: string;
  chosen: Partial<Shape['Input']>;
  /** The server's row. */
  stored: Shape['Row'] | undefined;
  isForeign: boolean;
  /** What waits of it on this device, in the order of writing. */
  waiting: readonly OutboxItem[];
  held: Held | undefined;
  /** It may not be entered any more: its commodity or village is gone. */
  isGone: boolean;
}

/** Where and by whom a sheet is filled. */
export interface SheetOf<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: { id: number; nama_periode: string };
  tempat: Tempat;
  userId: number;
}

/** What is said of each row's place and period. */
export const whereOf = ({ tempat, periode }: Pick<SheetOf<LaporanShape>, 'periode' | 'tempat'>): string =>
  `${tempat.nama_kecamatan}, ${periode.nama_periode}`;

export const isAdd = ({ variables }: OutboxItem): boolean => variables.id === undefined;

/** Somebody was faster, while this was typed: his figures are not mixed with it. */
export const isOvertaken = ({
  isForeign,
  waiting,
  held,
}: Pick<Facts<LaporanShape>, 'held' | 'isForeign' | 'waiting'>) =>
  isForeign && waiting.length === 0 && Object.keys(held?.texts ?? {}).length > 0;

/** The figures without what is in the draft. */
export function baseTexts<Shape extends LaporanShape>({ figures }: Laporan<Shape>, facts: Facts<Shape>): Texts {
  const last = facts.waiting.at(-1);
  if (last) return typedFigures(figures, last.variables.input);
  return typedFigures(figures, isOvertaken(facts) ? undefined : facts.stored);
}

/** The figures on which a row that is being typed began. */
export const begunOn = (held: Held | undefined) => held?.base ?? held?.begun;

/** The row as another tab or device has it by now, where that has changed under what is typed here; else null. */
export function changedUnder<Shape extends LaporanShape>(laporan: Laporan<Shape>, facts: Facts<Shape>): Texts | null {
  const { held } = facts;
  const typedTexts = Object.entries(held?.texts ?? {});
  const begun = begunOn(held);
  if (!held || !begun || typedTexts.length === 0) return null;
  const now = baseTexts(laporan, facts);
  const hasMoved = laporan.figures.some(({ name }) => now[name] !== begun[name]);
  const theirs = { ...now, ...held.other };
  const agrees = typedTexts.every(([name, text]) => theirs[name] === text);
  return (hasMoved || held.other) && !agrees ? theirs : null;
}

/** The visible texts of a row: its draft over the figures on which it began. */
export const textsOf = <Shape extends LaporanShape>(laporan: Laporan<Shape>, facts: Facts<Shape>): Texts => ({
  ...(changedUnder(laporan, facts) ? begunOn(facts.held) : baseTexts(laporan, facts)),
  ...facts.held?.texts,
});

/** The write that was refused: until it is looked at, nothing behind it is sent. */
export const parkedOf = ({ waiting }: { waiting: readonly OutboxItem[] }): OutboxItem | undefined =>
  waiting.find(isParked);

export function conflictWith(item: OutboxItem | undefined): Clash | null {
  const conflict = item?.refusal ? conflictOf(item.refusal) : null;
  return conflict && { ...conflict, base: item?.base };
}

/** All that is sent of a row. */
export function inputOf<Shape extends LaporanShape>(
  { laporan, periode, tempat, userId }: SheetOf<Shape>,
  chosen: Partial<Shape['Input']>,
  values: object,
  id?: number,
): Record<string, unknown> {
  const stands = laporan.stands({ periodeId: periode.id, kecamatanId: tempat.id, userId });
  const names = new Set([...laporan.chooses, ...laporan.figures.map(({ name }) => name)]);
  const typed = Object.entries({ ...laporan.begins(tempat.id), ...chosen, ...values });
  return {
    ...Object.fromEntries(typed.filter(([name]) => names.has(name))),
    ...stands,
    ...(id !== undefined && { ...laporan.identifies?.(id), _method: 'put' }),
  };
}
