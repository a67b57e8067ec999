import type { Plan } from '@/entities/laporan';
import type { Column } from '../columns';
import type { Values } from '../judged';

/** What of a row a file may change. */
export interface ListField extends Pick<Column, 'name' | 'header' | 'also' | 'figure' | 'unit' | 'show'> {
  /** It is one of these, by their labels. */
  oneOf?: readonly (readonly [value: string, label: string])[];
  /** The field whose value is the unit of the figure: of an amount its own, of a price the one it is for. */
  unitFrom?: string;
  /** Words such as 'habis' may mean 0. */
  mayBeNone?: boolean;
}

/** A row as it will stand once all that waits is sent. */
export interface ListRow {
  title: string;
  values: Values;
  /** Why it cannot be changed now. */
  refused?: string | undefined;
  change: (values: Values) => Plan;
}

/** Somebody's own rows that a file may change; what they need besides, and new ones above all, have their form. */
export interface OwnList {
  /** 'Produk pangan', 'produk'. */
  names: readonly [list: string, row: string];
  title: Pick<Column, 'name' | 'header' | 'also'>;
  fields: readonly ListField[];
  rows: readonly ListRow[];
  /** What is said first of values that cannot be stored, and of which field. */
  complaint: (values: Values) => readonly [says: string, field: string] | undefined;
  /** Asks about values that may be slips, as the form does; `stored` has them already. */
  doubts?: (values: Values, stored: Values) => Readonly<Record<string, string>>;
  /** Why a file adds none, and the form that does, to be opened with what the file has. */
  asNew: { says: string; label: string; to: string; state: (values: Values) => object };
}
