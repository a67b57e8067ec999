import type { Candidate } from '#contract/formulas/nama/match-name.ts';
import type { FigureKind } from './reading';

/** A row of a sheet: a commodity, a village. */
interface SheetRow {
  key: string;
  nama: Candidate;
}

/** A column of figures: `names` are all by which it is known, the first is said. */
interface SheetColumn {
  figure: string;
  names: readonly string[];
  kind: FigureKind;
  unit?: string | undefined;
}

export interface Sheet {
  /** Visible rows in their order, then the rows that a filter hides. */
  rows: readonly SheetRow[];
  /** The number of rows on screen, into which a block without names goes; all by default. */
  shown?: number;
  columns: readonly SheetColumn[];
  /** The active cell, where a block without names begins. */
  at: { row: number; column: number };
  /** Its place; a block may name another. */
  tempat?: string;
}
