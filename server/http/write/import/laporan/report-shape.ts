import { type JenisPeriode, jenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import { references } from '../../../../db/references.ts';
import type { Writes } from '../../writes.ts';

type PeriodeColumn = `periode_${string}_id` & keyof typeof references;

/** The columns of a report's rows: its period, its place and subject, and its figures. */
export interface ReportShape {
  jenis: JenisPeriode;
  periodeColumn: PeriodeColumn;
  /** Columns that together identify a row within a period. */
  keyColumns: readonly string[];
  figures: readonly string[];
}

export function shapeOf<Input extends object>({ input, naturalKey }: Writes<Input>): ReportShape {
  const fields = Object.keys(input.shape);
  const jenis = jenisPeriode.find((one) => fields.includes(`${periode[one].key}_id`));
  if (!jenis || !naturalKey) throw new Error('The resource is no report.');
  const periodeColumn = `${periode[jenis].key}_id` as const;
  const keyColumns = naturalKey.columns.filter((name) => name !== periodeColumn);
  const figures = fields.filter((name) => !(name in references) && !keyColumns.includes(name));
  return { jenis, periodeColumn, keyColumns, figures };
}

export const keyOf = ({ keyColumns }: ReportShape, row: Record<string, unknown>): string =>
  keyColumns.map((name) => row[name]).join('/');
