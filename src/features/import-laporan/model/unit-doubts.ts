import type { Periode } from '@/entities/periode';
import { unitOf } from '@/shared/lib/figures';
import { isOtherKind, type RawRow, saysEarlier, shortText, spelling, textAgreement } from '@/shared/office-file';
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

const PER = /\bper\b|\/|\bsatuan\b/i;
/** 'Naik dari minggu lalu' is about this week. */
const COMPARED = /\b(naik|turun|tetap|stabil|sama|dari(pada)?|dibanding(kan)?|banding|sejak)\b/i;
const NOT_MEASURED =
  /\btidak ada di\b|\bbelum (lapor|masuk)\b|\b(saja|hanya)\b|\bdalam (kg|kw|kwintal|m2|m²|are|ribuan)\b/i;

/** Returns the kecamatan that a text names. */
export type PlaceFinder = (text: string) => string | undefined;

interface RowContext {
  /** The subject's unit, where subjects differ in it. */
  own: string | undefined;
  place: string;
  periode: Periode;
  placeWithin: PlaceFinder;
}

/** Asks about a remark of another amount, time, place or kind, or a title of another kind above the row. */
export function remarkDoubts(
  columns: readonly Pick<Column, 'name' | 'figure'>[],
  { remarks, otherKind }: RawRow,
  { own, place, periode, placeWithin }: RowContext,
): Record<string, string> {
  const remark = remarks.find(
    (text) =>
      (!COMPARED.test(text) &&
        (saysEarlier(text) || textAgreement(text.replace(/^(tgl|tanggal)\.? /i, ''), periode) === 'lain')) ||
      NOT_MEASURED.test(text) ||
      (placeWithin(text) ?? place) !== place ||
      isOtherKind(text) ||
      (own !== undefined && PER.test(text) && isOtherUnit(unitsInTitle(text), own)),
  );
  const first = columns.find(({ figure }) => figure);
  if (!first || (remark === undefined && otherKind === undefined)) return {};
  const text =
    remark === undefined
      ? `Di bawah judul “${shortText(otherKind ?? '')}”`
      : `Keterangan di berkas: “${shortText(remark)}”`;
  return { [first.name]: `${text}. Benar angkanya?` };
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
