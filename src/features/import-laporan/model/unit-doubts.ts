import type { LaporanShape } from '@/entities/laporan';
import { unitOf } from '@/shared/lib/figures';
import { isOtherKind, type RawRow, saysEarlier, shortText, spelling, textAgreement } from '@/shared/office-file';
import type { Column } from './columns';
import type { Known } from './known';
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

/**
 * Asks about a remark beside a row that says for what amount, of what time, or how certain its figures are.
 *
 * @param own the subject's unit, where subjects differ in it
 */
export function remarkDoubts(
  columns: readonly Pick<Column, 'name' | 'figure'>[],
  { remarks, otherKind }: RawRow,
  own: string | undefined,
  { periode, kecamatan, tempat }: Pick<Known<LaporanShape>, 'periode' | 'kecamatan' | 'tempat'>,
  place: string,
): Record<string, string> {
  const others = [...kecamatan, ...tempat.map(({ nama_kecamatan }) => nama_kecamatan)];
  const remark = remarks.find(
    (text) =>
      (!COMPARED.test(text) &&
        (saysEarlier(text) || textAgreement(text.replace(/^(tgl|tanggal)\.? /i, ''), periode) === 'lain')) ||
      NOT_MEASURED.test(text) ||
      others.some((name) => name !== place && text.toLowerCase().includes(name.toLowerCase())) ||
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
