import { unitOf } from '@/shared/lib/figures';
import { type RawRow, spelling } from '@/shared/office-file';
import type { Column } from './columns';
import { isOtherUnit, unitsInTitle } from './title-units';

/**
 * Asks about a unit of the file that is not the one of a figure: the line's own, or else the one in a title.
 *
 * @param own the subject's unit, where subjects differ in it
 */
export function unitDoubts(
  columns: readonly Pick<Column, 'name' | 'figure'>[],
  raw: RawRow,
  own: string | undefined,
): Record<string, string> {
  // Units of weight and area are asked about once for a file.
  return own === undefined
    ? {}
    : subjectDoubts(
        columns.filter(({ figure }) => figure),
        raw,
        own,
      );
}

const asks = (unit: string, own: string): string => `Satuan di berkas ${unit}, di daftar ${own}. Benar angkanya?`;

const bareUnit = (satuan: string): string => unitOf(satuan.replace(/^(rp\.? ?)?(\/|per) ?/i, '').replace(/^1 /, ''));

function subjectDoubts(figures: readonly Pick<Column, 'name'>[], { satuan, titles }: RawRow, own: string) {
  if (satuan !== undefined) {
    const [first] = figures;
    const isOwn = spelling(bareUnit(satuan)) === spelling(unitOf(own));
    return first === undefined || isOwn ? {} : { [first.name]: asks(satuan, own) };
  }
  return Object.fromEntries(
    figures.flatMap(({ name }) => {
      const units = unitsInTitle(titles[name] ?? '');
      return isOtherUnit(units, own) ? [[name, asks(units.join('/'), own)]] : [];
    }),
  );
}
