import { unitOf } from '@/shared/lib/figures';
import { type RawRow, spelling } from '@/shared/office-file';
import type { Column } from './columns';
import { isOtherUnit, unitsInTitle } from './title-units';

/**
 * Asks about a unit of the file that is not the subject's: the line's own, or else the one in a title.
 *
 * @param own the subject's unit, where subjects differ in it
 */
export function unitDoubts(
  columns: readonly Pick<Column, 'name' | 'figure'>[],
  { satuan, titles }: RawRow,
  own: string | undefined,
): Record<string, string> {
  if (own === undefined) return {};
  const figures = columns.filter(({ figure }) => figure);
  const asks = (unit: string) => `Satuan di berkas ${unit}, di daftar ${own}. Benar angkanya?`;
  if (satuan !== undefined) {
    const fileUnit = unitOf(satuan.replace(/^(rp\.? ?)?(\/|per) ?/i, '').replace(/^1 /, ''));
    const [first] = figures;
    return first === undefined || spelling(fileUnit) === spelling(unitOf(own)) ? {} : { [first.name]: asks(satuan) };
  }
  return Object.fromEntries(
    figures.flatMap(({ name }) => {
      const units = unitsInTitle(titles[name] ?? '');
      return isOtherUnit(units, own) ? [[name, asks(units.join('/'))]] : [];
    }),
  );
}
