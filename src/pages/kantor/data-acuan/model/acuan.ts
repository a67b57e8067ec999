import type { ComponentType, ReactNode } from 'react';
import type { Rule } from '#contract/rules.ts';
import type { ListDocument } from '@/shared/api';
import type { Column } from '@/shared/ui/data-table';
import type { OwnName } from './look-alikes';

export type AcuanFilter = Record<string, string | number>;

/** What every row of reference data has. */
export interface AcuanRow {
  id: number;
  revisi: number;
  updated_at: string;
}

/** What a form holds: text. */
export type Isian = Record<string, string>;

/** Asks about a figure that is more likely a slip than meant. */
type FigureDoubtOf = (value: number) => string | undefined;

/** A column of a file, and the field that it fills. */
export interface KolomImpor {
  header: string;
  name: string;
  /** What it may be called besides. */
  also: readonly string[];
  /** A row says nothing without it. */
  isNeeded?: boolean;
  /** A whole figure, behind which its own unit may stand. */
  digits?: { unit?: string; doubtOf?: FigureDoubtOf };
}

/** What may be done with a row besides the usual. */
interface RowAct<Row> {
  /** In its button, before the row's name for whoever hears it. */
  label: string;
  Icon: ComponentType<{ 'aria-hidden': true; size: number }>;
  Overlay: ComponentType<{ row: Row; onClose: () => void }>;
  isFor?: (row: Row) => boolean;
}

/** One list of reference data, as a value: what it is called, read by, shown and entered as. */
export interface Acuan<Row extends AcuanRow> {
  /** The last part of its address, and of the API's. */
  jenis: string;
  judul: string;
  /** One row, within a sentence. */
  satu: string;
  list: ListDocument<Row, AcuanFilter>;
  /** The lists that a write makes stale, by the names of their query fields. */
  refresh: readonly string[];
  /** Always asked, such as an order. */
  filter?: AcuanFilter;
  /** Between the row's number and what may be done with it. */
  columns: readonly Column<Row>[];
  nama: (row: Row) => string;
  rules: readonly Rule<Isian>[];
  /** A question for each field of its form that looks wrong but may be meant; asked before anything is sent. */
  doubts?: (isian: Isian) => Record<string, string>;
  /** The figure of its form, about which a great change of a stored row is asked. */
  figure?: string;
  isianOf: (row: Row) => Isian;
  /** Initial values of a new row that replaces this one; null where the row itself may change. */
  useReplacement?: (row: Row | null) => Isian | null;
  /** Stands above the form of such a row. */
  replacementNote?: string;
  /** Values that the form of a new row begins with. */
  initial?: Isian;
  /** The fields of its form. */
  Fields: ComponentType<{ row: Row | null }>;
  /** What they are called, for whoever compares two versions. */
  labels: Readonly<Record<string, string>>;
  /** What a value reads as, where it is the number of another row. */
  useTeks?: () => (name: string, value: string) => string;
  /** Names of the filters in the address, and the controls that set them. */
  saringan?: { names: readonly string[]; Controls: ComponentType };
  logo?: { field: string; urlOf: (row: Row) => string | null };
  impor?: readonly KolomImpor[];
  /** The column of names that its file may add. */
  namaSendiri?: Omit<OwnName, 'satu'>;
  /** Where the rows are that keep one from being deleted. */
  pemakai?: (row: Row) => readonly (readonly [label: string, to: string])[];
  acts?: Readonly<Record<string, RowAct<Row>>>;
  /** Stands first above the table. */
  Tools?: ComponentType;
  /** Said above the table. */
  catatan?: ReactNode;
}
