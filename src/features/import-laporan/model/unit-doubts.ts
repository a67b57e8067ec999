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
  return own === undefined ? {} : subjectDoubts(columns, raw, own);
}

const asks = (unit: string, own: string): string => `Satuan di berkas ${unit}, di daftar ${own}. Benar angkanya?`;

const bareUnit = (satuan: string): string => unitOf(satuan.replace(/^(rp\.? ?)?(\/|per) ?/i, '').replace(/^1 /, ''));

function subjectDoubts(columns: readonly Pick<Column, 'name' | 'figure'>[], { satuan, titles }: RawRow, own: string) {
  const sentences: Record<string, string> = {};
  const figures = columns.filter(({ figure }) => figure);
  if (satuan !== undefined) {
    const [first] = figures;
    const isOwn = spelling(bareUnit(satuan)) === spelling(unitOf(own));
    if (first && !isOwn) sentences[first.name] = asks(satuan, own);
    return sentences;
  }
  for (const { name } of figures) {
    const units = unitsInTitle(titles[name] ?? '');
    if (isOtherUnit(units, own)) sentences[name] = asks(units.join('/'), own);
  }
  return sentences;
}
