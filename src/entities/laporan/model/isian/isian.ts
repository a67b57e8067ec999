import type { Conflict, OutboxItem } from '@/shared/write';
import type { Doubts } from '../doubts';
import type { LaporanShape } from '../laporan';

/**
 * How a row of a sheet stands. kosong: nothing is entered; isian: typed, but not complete yet, kept on this device only;
 * antre, mengirim, terkirim: as in the outbox; ragu: it is complete and may be
 * a slip: it waits on this device until somebody answers; perbaiki: it cannot be read, a rule, the server or the device
 * refuses it, and `reason` says why; bentrok: another row, or a newer version of this one, is in the way; asing: another officer's, which may
 * only be read.
 */
export type KeadaanIsian =
  | 'kosong'
  | 'isian'
  | 'antre'
  | 'mengirim'
  | 'terkirim'
  | 'ragu'
  | 'perbaiki'
  | 'bentrok'
  | 'asing';

/** What stands in the way of a row, and what its change was made from, where that is known. */
export interface Clash extends Conflict {
  base?: OutboxItem['base'];
  /** The place of the other version ('Di tab lain') of a row that waits for a choice. */
  there?: string;
}

/** What may be entered once in a place and period: a commodity, a food, a village, a crop in a village. */
export interface IsianRow<Shape extends LaporanShape = LaporanShape> {
  /** `Laporan.keyOf`: what no two rows of a period share. */
  key: string;
  nama: string;
  chosen: Partial<Shape['Input']>;
  /** Its figures as a form holds them ('14500', '14,5'), or as they were typed where they cannot be read. */
  texts: Readonly<Record<string, string>>;
  /** Those of the period before; undefined where nothing was reported. */
  was: Readonly<Record<string, number>> | undefined;
  /** The revision of the server's row; undefined where the server has none. */
  revisi?: number | undefined;
  keadaan: KeadaanIsian;
  /** Why it needs somebody, in words. */
  reason: string | null;
  /** The figure that `reason` speaks of, where it speaks of one. */
  figure: string | null;
  conflict: Clash | null;
  /** As it is it may be given to whoever refused it once more; what a rule refuses is the same each time. */
  mayResend?: true;
  /** A question for each figure that is typed, may be a slip, and that nobody has answered yet. */
  doubts: Doubts;
}

/** A figure as somebody has typed or pasted it. */
export interface Ketikan {
  key: string;
  figure: string;
  text: string;
  /** The text of the cell when its typing began; another tab may have changed it since. */
  before?: string;
}

/** A place in a period, all rows of which are entered at once. */
export interface Isian<Shape extends LaporanShape = LaporanShape> {
  /** All that may be entered, in the order of entering. A row that has not changed stays the same object. */
  rows: readonly IsianRow<Shape>[];
  isLoading: boolean;
  /** All that is known of the place has come; until then somebody else's row may be missing. */
  isWhole: boolean;
  error: Error | undefined;
  retry: () => void;
  /**
   * Takes figures over as one step of undo. Rows that are complete go to the outbox, the others are kept as drafts.
   *
   * @returns once this device has all of it; false where it refuses to store
   */
  enter: (typed: readonly Ketikan[]) => Promise<boolean>;
  /**
   * Takes the last step back. What was sent goes again with the figures before; a row that would be left blank, or half
   * typed, where the server has it stays as it is.
   *
   * @returns the rows in which something changed
   */
  undo: (() => readonly string[]) | null;
  redo: (() => readonly string[]) | null;
  /** The figures in doubt are meant: rows that are complete go. */
  confirm: (keys: readonly string[]) => void;
  /** A conflict is settled field by field: what is stored then, by the figures' names. */
  settle: (key: string, figures: Readonly<Record<string, string>>) => Promise<boolean>;
  /** A refused row goes as it is once more. */
  resend: (key: string) => void;
  /** What was typed into a row is given up; the server's row stands again. */
  discard: (key: string) => Promise<boolean>;
}
