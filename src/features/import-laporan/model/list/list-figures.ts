import { convert, readFigure, unitOf } from '@/shared/lib/figures';
import { type RawRow, textOf } from '@/shared/office-file';
import { figuresIn } from '../judge';
import type { Values } from '../judged';
import { isOtherUnit, unitsInTitle } from '../title-units';
import type { ListField } from './own-list';

type Refuse = (column: string, says: string) => void;

/** 'Rp95.000/kg', '25rb per ikat' */
const PER = /\s*(?:\/|\bper\b|@)\s*(\p{L}+)\.?\s*$/iu;
const isPrice = ({ unit }: ListField): boolean => /^rp/i.test(unit ?? '');

/**
 * Reads the figures of a row, each in the unit of its own row.
 *
 * @param stored the row that the file may change
 */
export function listFigures(fields: readonly ListField[], raw: RawRow, stored: Values | undefined, refuse: Refuse) {
  const cells = { ...raw.cells };
  const asks: Record<string, readonly number[]> = {};
  const unitsOf = ({ unitFrom }: ListField): string =>
    unitFrom === undefined ? '' : textOf(raw.cells[unitFrom]) || String(stored?.[unitFrom] ?? '');
  const columns = fields.map((field) => {
    const own = unitsOf(field);
    if (!field.figure || own === '') return field;
    return isPrice(field) ? field : { ...field, unit: own };
  });
  for (const field of fields) {
    const { name, header, figure, mayBeNone } = field;
    const text = textOf(cells[name]);
    if (!figure || text === '') continue;
    const own = unitsOf(field);
    const per = isPrice(field) ? PER.exec(text)?.[1] : undefined;
    if (per !== undefined && own !== '') {
      if (unitOf(per) === unitOf(own)) cells[name] = text.replace(PER, '');
      else refuse(name, otherUnit(field, per, own));
    }
    const titleUnits = per === undefined && unitsInTitle(text).length === 0 ? unitsInTitle(raw.titles[name] ?? '') : [];
    if (own !== '' && isOtherUnit(titleUnits, own)) {
      refuse(name, otherUnit(field, titleUnits.join('/'), own));
      asks[name] = inOwnUnit(field, cells[name] ?? '', titleUnits, own);
    }
    if (readFigure(cells[name] ?? '', figure, field.unit).is !== 'blank') continue;
    refuse(name, mayBeNone ? `“${text}”: maksudnya 0?` : `${header}: isi angkanya, bukan “${text}”.`);
    if (mayBeNone) asks[name] = [0];
  }
  const read = figuresIn(columns, { ...raw, cells }, refuse);
  return { figures: read.figures, asks: { ...read.asks, ...asks } };
}

const otherUnit = (field: ListField, unit: string, own: string): string =>
  isPrice(field)
    ? `Harga di berkas per ${unit}, satuannya ${own}. Tulis harga per ${own}.`
    : `${field.header} di berkas dalam ${unit}, satuannya ${own}. Tulis dalam ${own}.`;

/** The figure in the row's own unit; none where the units measure different things. */
function inOwnUnit(field: ListField, cell: string | number, [unit = '', other]: readonly string[], own: string) {
  const figure = readFigure(cell, 'decimal', field.unit);
  const size = convert(1, unit, own);
  if (other !== undefined || figure.is !== 'figure' || size === undefined) return [];
  const value = Number((isPrice(field) ? figure.value / size : figure.value * size).toPrecision(12));
  return Number.isInteger(value) ? [value] : [];
}
