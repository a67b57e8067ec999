import type { Tempat } from '@/entities/laporan';
import type { SheetToWrite } from '@/shared/spreadsheet';
import type { Column, Found } from './columns';
import type { Judged } from './judged';
import type { RawRow } from './raw-row';

/** @param place the one of rows in a file that names none */
export type Judge = (raw: RawRow, place: number | undefined) => Judged;

/** In what the kinds of files differ: all else, from the chosen file to its stored rows, they have in common. */
export interface Source {
  columns: readonly Column[];
  /** The columns without which a file cannot be judged, and that this one has not. */
  lacks: (found: Found) => readonly Column[];
  /** The places that a file without their column may be for. */
  tempat: readonly Tempat[];
  /** Looks up what is known by now, in pieces: the screen has its turn in between. */
  judging: () => Promise<Judge>;
  template: () => Promise<SheetToWrite[]>;
  /** What the template's file is called. */
  nama: string;
  /** What the template is, for whoever has not seen it. */
  about: string;
  /** What is done with rows that a file alone cannot add. */
  adds?: { label: string; to: string; state: (row: Judged) => object };
}
