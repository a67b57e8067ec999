import type { Tempat } from '@/entities/laporan';
import type { Answers, FileSpec, RawRow } from '@/shared/office-file';
import type { SheetToWrite } from '@/shared/spreadsheet';
import type { Column } from './columns';
import type { Judged } from './judged';
import type { TwinWay } from './twins/question';

/** @param place the one of rows in a file that names none; null for a row that an answer leaves out */
export type Judge = (raw: RawRow, place: number | undefined) => Judged | null;

/** All that a file is read and judged by, looked up once. */
export interface Prepared {
  spec: FileSpec;
  judging: (answers: Answers) => Judge;
}

/** In what the kinds of files differ: all else, from the chosen file to its stored rows, they have in common. */
export interface Source {
  columns: readonly Column[];
  /** The places that a file without their column may be for. */
  tempat: readonly Tempat[];
  /** Several rows of one subject are likely to be a mean, or a sum; absent where they are always twins. */
  twins?: TwinWay;
  /** Each row of a file has a period of its own. */
  hasManyTimes?: boolean;
  /** Looks up what is known by now, in pieces: the screen has its turn in between. */
  prepare: () => Promise<Prepared>;
  /** @param situs what the site is called */
  template: (situs: string) => Promise<SheetToWrite[]>;
  /** What the template's file is called. */
  nama: string;
  /** What the template is, for whoever has not seen it. */
  about: string;
  /** What is done with rows that a file alone cannot add. */
  adds?: { label: string; to: string; state: (row: Judged) => object };
  /** Makes confirmed names known for later files; absent where names are free. */
  remember?: (names: readonly ConfirmedName[]) => Promise<void>;
}

/** A name of a file, and the office's own that it was confirmed to mean. */
export interface ConfirmedName {
  fileText: string;
  name: string;
}
