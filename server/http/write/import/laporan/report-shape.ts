import { type JenisPeriode, jenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import { references } from '../../../../db/references.ts';
import type { Writes } from '../../writes.ts';

type PeriodeColumn = `periode_${string}_id` & keyof typeof references;

/** How a report's rows name their period, place and subject, and which of their fields are figures. */
export interface ReportShape {
  jenis: JenisPeriode;
  periodeColumn: PeriodeColumn;
  /** What no two rows of a period share. */
  keyColumns: readonly string[];
  figures: readonly string[];
}

export function shapeOf<Input extends object>({ input, naturalKey }: Writes<Input>): ReportShape {
  const fields = Object.keys(input.shape);
  const isPeriode = (name: string): name is PeriodeColumn =>
    name in references && 'closes' in references[name as never];
  const periodeColumn = fields.find(isPeriode);
  const jenis = jenisPeriode.find((one) => `${periode[one].key}_id` === periodeColumn);
  if (!periodeColumn || !jenis || !naturalKey) throw new Error('The resource is no report.');
  const keyColumns = naturalKey.columns.filter((name) => name !== periodeColumn);
  const figures = fields.filter((name) => !(name in references) && !keyColumns.includes(name));
  return { jenis, periodeColumn, keyColumns, figures };
}

export const keyOf = ({ keyColumns }: ReportShape, row: Record<string, unknown>): string =>
  keyColumns.map((name) => row[name]).join('/');
