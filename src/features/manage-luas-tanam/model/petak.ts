import { komoditiTanam } from '#contract/limits.ts';
import { isParked, type OutboxItem } from '@/shared/write';

/** A crop in a village: what no two rows of a period share (rulings 10). */
export interface Petak {
  kelurahan_id: number | string;
  komoditi: string;
}

/** Of a row that waits on this device. */
export const petakOf = ({ kelurahan_id = '', komoditi = '' }: Partial<Petak>): Petak => ({ kelurahan_id, komoditi });

export const isSame = (one: Petak, other: Petak): boolean =>
  Number(one.kelurahan_id) === Number(other.kelurahan_id) && one.komoditi === other.komoditi;

/** Rows without those whose delete waits on this device: what is entered in their place is sent behind it. */
export function withoutDeleted<Row extends { id: number }>(
  rows: readonly Row[],
  items: readonly Pick<OutboxItem, 'variables' | 'state'>[],
): readonly Row[] {
  const deleted = items.filter((item) => 'delete' === Reflect.get(item.variables.input, '_method') && !isParked(item));
  const ids = new Set(deleted.map(({ variables }) => variables.id));
  return rows.filter(({ id }) => !ids.has(id));
}

/**
 * The next crop that nobody has reported, village by village.
 *
 * @param last what was entered last: the search goes on behind it, and begins anew at the end
 */
export function nextPetak(
  desa: readonly { id: number }[],
  taken: readonly Petak[],
  last: Petak | undefined,
): Petak | undefined {
  const all = desa.flatMap(({ id }) => komoditiTanam.map((komoditi) => ({ kelurahan_id: id, komoditi })));
  const from = last ? all.findIndex((petak) => isSame(petak, last)) + 1 : 0;
  return [...all.slice(from), ...all.slice(0, from)].find((petak) => !taken.some((row) => isSame(row, petak)));
}
