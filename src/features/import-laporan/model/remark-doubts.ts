import type { Periode } from '@/entities/periode';
import { isKnownUnit, unitOf } from '@/shared/lib/figures';
import {
  isOtherKind,
  type RawRow,
  regencyElsewhere,
  saysEarlier,
  shortText,
  textAgreement,
} from '@/shared/office-file';
import type { Column } from './columns';
import { isOtherUnit, unitsInTitle } from './title-units';

/** 'Naik dari minggu lalu' is about this week. */
const COMPARED = /\b(naik|turun|tetap|stabil|sama|dari(pada)?|dibanding(kan)?|banding|sejak)\b/i;
/** Figures that were not measured here, now, or as they are written. */
const NOT_MEASURED =
  /\btidak ada di\b|\b(?:belum|tidak|tdk) (?:di ?)?(?:lapor|masuk|survei|disurvei|didata)\b|\b(?:saja|hanya|setahun|seharusnya|gabung(?:an)?|digabung|termasuk (?!ongk|pajak|ppn)\p{L}+|gabah|gkg|gkp|luas baku(?! \d)|per (?:tahun|bulan|kapita))\b|\bdalam (?:kg|kw|kwintal|m2|m²|are|ribuan)\b|\b(?:salah|keliru) (?:ketik|tulis|catat|input)\b|\bharga (?:terakhir|grosir|petani|lama|kemarin)\b|\bdata (?:kab|prov|nasional)|\b\d+ dari \d+ (?:posyandu|dusun|rt|kelompok|desa)\b|^lama$/iu;
/** 'Gagal panen 3 ha' beside a puso of 3 says the same. */
const LOST = /\bgagal panen (\d+)/i;
/** Words that are sorts as often as units. */
const SORTS = /^(buah|biji|kemasan|bungkus|kantong)$/i;
const PER = /\bper\b|\/|\bsatuan\b/i;
/** A package with its content: 'isi 5 kg', 'karung 50 kg', 'Volume 5'. */
const PACKED =
  /^(?:karung|sak|zak|bal|dus|peti|volume|vol|berat|qty|banyaknya)\b|\b(?:isi|kemasan|kmsn|ukuran|netto|berat bersih|takaran)\b/i;
/** A unit and nothing else, with its amount or without: '5 kg', 'Rp/kw', 'borong'. */
const UNIT_ONLY = /^\P{L}*(?:rp\P{L}*)?\p{L}+\P{L}*$/iu;
const YEAR = /\b(?:data|tahun|thn|th\.?) (?:tahun )?(20\d\d)\b/i;
const DAY_ONLY = /\b(?:tgl|tanggal)\.? (\d{1,2})$/i;
/** Other regencies are named as the source of goods, too: 'pasokan Samarinda'. */
const OF_FIGURES = /\b(?:harga|data|survei|pihps|sp2kp)\b/i;

/** Returns the kecamatan that a text names. */
export type PlaceFinder = (text: string) => string | undefined;

interface RowContext {
  /** The subject's unit, where subjects differ in it. */
  own: string | undefined;
  place: string;
  /** The own regency. */
  kabupaten: string;
  periode: Periode;
  placeWithin: PlaceFinder;
}

/** Asks about a remark of another amount, time, place or kind, or a title of another kind above the row. */
export function remarkDoubts(
  columns: readonly Pick<Column, 'name' | 'figure' | 'unit'>[],
  { cells, remarks, otherKind }: RawRow,
  context: RowContext,
): Record<string, string> {
  const figures = columns.filter(({ figure }) => figure);
  const [first] = figures;
  const isDoubtful = (text: string) =>
    NOT_MEASURED.test(text) ||
    isOtherKind(text) ||
    isOtherLoss(text, cells) ||
    isOtherTime(text, context.periode) ||
    isOtherPlace(text, context) ||
    isOtherAmount(text, context.own, figures);
  const remark = remarks.find(isDoubtful);
  if (!first || (remark === undefined && otherKind === undefined)) return {};
  const text =
    remark === undefined
      ? `Di bawah judul “${shortText(otherKind ?? '')}”`
      : `Keterangan di berkas: “${shortText(remark)}”`;
  return { [first.name]: `${text}. Benar angkanya?` };
}

const isOtherLoss = (text: string, cells: RawRow['cells']): boolean => {
  const figure = LOST.exec(text)?.[1];
  return figure !== undefined && !Object.values(cells).some((cell) => String(cell ?? '') === figure);
};

function isOtherTime(text: string, periode: Periode): boolean {
  if (COMPARED.test(text)) return false;
  const year = YEAR.exec(text)?.[1];
  const day = Number(DAY_ONLY.exec(text)?.[1] ?? 0);
  const [from, to] = [periode.tanggal_mulai, periode.tanggal_selesai];
  const [first, last] = [from, to].map((date) => Number(date?.slice(8) ?? 0));
  // Within one month the numbers of its days tell.
  const isOtherDay = day > 0 && from?.slice(0, 7) === to?.slice(0, 7) && (day < (first ?? 0) || day > (last ?? 0));
  return (
    saysEarlier(text) ||
    isOtherDay ||
    (year !== undefined && textAgreement(year, periode) === 'lain') ||
    textAgreement(text.replace(/^(tgl|tanggal)\.? /i, ''), periode) === 'lain'
  );
}

const isOtherPlace = (text: string, { place, kabupaten, placeWithin }: RowContext): boolean =>
  (placeWithin(text) ?? place) !== place ||
  (OF_FIGURES.test(text) && regencyElsewhere(text, { kabupaten }) !== undefined);

/** Another unit than the subject's, or than the columns' own. */
function isOtherAmount(text: string, own: string | undefined, figures: readonly Pick<Column, 'unit'>[]): boolean {
  const units = unitsInTitle(text);
  const isUnitOnly = units.length > 0 && UNIT_ONLY.test(text) && !SORTS.test(text);
  if (own !== undefined) {
    const isNumberOnly = PACKED.test(text) && units.length === 0 && /\d/.test(text) && !/\b1$/.test(text);
    return isNumberOnly || ((PER.test(text) || PACKED.test(text) || isUnitOnly) && isOtherUnit(units, own));
  }
  const columnUnits = figures.flatMap(({ unit }) => (unit && !/^rp/i.test(unit) ? unitOf(unit) : []));
  const isOfPrice = /\brp\b/i.test(text);
  const isForeign = (unit: string) =>
    isKnownUnit(unit) && !columnUnits.includes(unitOf(unit)) && !(isOfPrice && ['kg', 'liter'].includes(unitOf(unit)));
  return columnUnits.length > 0 && (isUnitOnly || PER.test(text)) && units.some(isForeign);
}
