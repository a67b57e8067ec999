import { nameMatcher, soundOf } from '#contract/formulas/nama/match-name.ts';
import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { FileColumn, FileSpec } from '../column';
import { spelling } from '../spelling';
import type { WrittenTime } from '../time/written-time';
import { aboutOf, lower, PARTS, TOTALS } from './title-about';
import { bracketsIn, unitNamed, withoutBrackets } from './title-unit';

/**
 * The meaning of a column's title. dibaca: it is a field; tanya: it may be several; lain: figures of another time or kind;
 * keterangan: it says something about the rows; asing: unknown.
 */
type TitleState = 'dibaca' | 'tanya' | 'lain' | 'keterangan' | 'asing' | 'kosong';

export interface Title {
  state: TitleState;
  /** The whole title, as it is shown. */
  text: string;
  /** The title without the crop or place that it names. */
  rest?: string;
  /** The fields that it may be. The first one is the proposal. */
  names: readonly string[];
  /** The title is the field's own, or a synonym; others are confirmed. */
  isCertain: boolean;
  /** A value that the title gives to all its cells: a crop, a place. */
  choice?: readonly [column: string, value: string];
  /** The day of a column in a table of days. */
  hari?: WrittenTime;
  /** The time of a column that is not the open period. */
  waktuLain?: WrittenTime;
  /** A part of the field's figure: 'L', 'Sawah'. */
  part?: string;
  /** The sum of the parts beside it. */
  isTotal?: boolean;
  /** The first name is likely enough to be proposed. */
  isProposed?: boolean;
  /** The title's unit, where it is another one than the field's. */
  satuan?: string;
}

/** Titles of columns that no field takes: they number, explain or compare. */
const REMARKS =
  /^(no|nomor|no urut|urut|id|kode|ket|keterangan|catatan|perubahan|selisih|naik turun|persen|persentase|het|hap|het hap|hpp|harga acuan|neraca|rasio|status|sumber|petugas|pencatat|logo|trend?|dibuat|diubah|oleh)$/;
/** Titles of columns that tell several rows of one subject apart. */
const LABELS =
  /^(nama )?(pasar|posyandu|pedagang|responden|kios|toko|warung|lokasi|varietas|kelompok tani|poktan|dusun|rt|merek?|merk|jenis pasar|puskesmas)\b/;
const UNITS = /^(?:jenis |ket |keterangan )?(?:satuan|sat|unit)(?: ukuran| jual| barang)?$|^uom$/;

const OTHER_TIME =
  /\b(kapita|lalu|kemarin|kmrn|kmrin|sebelum\p{L}*|acuan|eceran tertinggi|het|hap|hpp|target|selisih|perubahan|persen|persentase|rasio|neraca|rencana|terjual|produsen|produksi|provitas|produktivitas|tanaman yang ada)\b|%/iu;
/** Old prices are those of an earlier time; old cases and stocks are a part of all. */
const OLD = /\b(?<!kasus )lama\b/iu;
/** Areas of a form that are neither planted nor lost. */
const OTHER_AREA = /^(?:l|luas )?(?:areal )?(?:panen|pnn|tanaman)(?: akhir| awal)?(?: bulan laporan)?$|^lp$|^l panen$/;

const plainWords = (text: string): string =>
  lower(text)
    .replace(/[^\p{L}\p{N}%+&]+/gu, ' ')
    .trim();

/** Makes the reader of titles; equal titles are read once. */
export function titleReader(spec: FileSpec): (parts: readonly string[]) => Title {
  const { columns } = spec;
  const calls = columns.map(({ header, also }) => [header, ...also]);
  const exact = new Map(
    calls.flatMap((names, at) => names.map((name) => [spelling(name), columns[at]?.name ?? ''] as const)).reverse(),
  );
  // A column of times is never only likely: 'Harga awal minggu' is a price.
  const match = nameMatcher(calls.map((names, at) => (columns[at]?.name === spec.time ? [] : names)));
  const cache = new Map<string, Title>();
  return (parts) => {
    const key = parts.join('\n');
    const title = cache.get(key) ?? readTitle(parts, { spec, exact, match });
    cache.set(key, title);
    return title;
  };
}

interface Lookup {
  spec: FileSpec;
  exact: ReadonlyMap<string, string>;
  match: ReturnType<typeof nameMatcher>;
}

function readTitle(parts: readonly string[], { spec, exact, match }: Lookup): Title {
  const { columns } = spec;
  const text = parts.map((part) => typedText(part)).join(' ');
  const blank: Title = { state: 'kosong', text, names: [], isCertain: true };
  if (spelling(text) === '' && !/\p{L}|\p{N}/u.test(text)) return blank;
  const find = (texts: readonly string[]): string | undefined => {
    for (const variant of variantsOf(texts)) {
      const name = exact.get(spelling(variant));
      // 'Umur (bulan)' is no time.
      if (name !== undefined && (name !== spec.time || spelling(texts.join(' ')) === spelling(variant))) return name;
    }
    return undefined;
  };
  const isPercent = parts.some((part) => /%|\bpersen/i.test(part));
  const ownField = isPercent ? undefined : exact.get(spelling(text));
  if (ownField !== undefined) return withUnit({ ...blank, state: 'dibaca', names: [ownField] });
  const isArea = parts.some((part) => OTHER_AREA.test(plainWords(withoutBrackets(part))) && !exact.has(spelling(part)));
  if (isPercent || isArea) return { ...blank, state: 'lain' };
  const isOfPrices = columns.every(({ figure, unit }) => !figure || /^rp/i.test(unit ?? ''));
  const isOther = (part: string) => OTHER_TIME.test(part) || (isOfPrices && OLD.test(part));
  if (parts.some((part) => isOther(part) && !exact.has(spelling(part)) && bracketsIn(part).every(isNoField))) {
    return { ...blank, state: 'lain' };
  }
  if (
    (spec.unplaced ?? []).some((name) =>
      [text, withoutBrackets(text), ...bracketsIn(text)].map(spelling).includes(spelling(name)),
    )
  ) {
    return { ...blank, state: 'lain' };
  }
  const about = aboutOf(parts, spec);
  if (about.waktuLain) return { ...blank, state: 'lain', waktuLain: about.waktuLain };
  const { rest, isOwnTime, ...more } = about;
  // 'n' below 'D' counts them; it is no 'N'.
  const isCount = (part: string) => part === 'n' && rest.some((other) => other !== part && exact.has(spelling(other)));
  // 'P' below a crop may be puso, or panen: crops have no sex.
  const isOfCrop = more.choice !== undefined && ![spec.place, spec.subject].includes(more.choice[0]);
  const isPart = (one: string) => PARTS.test(lower(one)) && !(isOfCrop && one.length === 1);
  const fields = rest.filter((part) => !TOTALS.test(lower(part)) && !isPart(part) && !isCount(part));
  const part = rest.find(isPart);
  const isTotal = rest.length > fields.length && rest.some((one) => TOTALS.test(lower(one)));
  const base = {
    ...blank,
    ...more,
    ...(part !== undefined && fields.length + Number(Boolean(more.choice)) > 0 && { part }),
    ...(isTotal && fields.length > 0 && { isTotal }),
    ...(more.choice && rest.length > 0 && { rest: rest.join(' ') }),
  };
  const name = find(fields.length > 0 ? fields : rest);
  if (name !== undefined) return withUnit({ ...base, state: 'dibaca', names: [name] });
  const words = plainWords(withoutBrackets(text));
  if (REMARKS.test(words) || UNITS.test(words) || (LABELS.test(words) && !more.choice) || isKindTitle(words))
    return { ...blank, state: 'keterangan' };
  const figures = spec.columns.filter(({ figure }) => figure).map((column) => column.name);
  if (fields.length === 0 && (more.choice || more.hari || isOwnTime)) {
    return withUnit({ ...base, state: 'tanya', names: figures, isCertain: false, isProposed: true });
  }
  const likely = match(withoutBrackets(fields.join(' ')) || text);
  const names = likely.is === 'one' ? [likely.at] : likely.is === 'asked' ? likely.asks : [];
  const state = likely.is === 'one' ? 'dibaca' : likely.is === 'asked' ? 'tanya' : 'asing';
  const fieldNames = names.flatMap((at) => spec.columns[at]?.name ?? []);
  const isProposed = state === 'tanya' || isWholeName(fields.join(' ') || text, names[0], spec.columns);
  return withUnit({ ...base, state, names: fieldNames, isCertain: false, isProposed });

  /** Notes a unit, or anything else behind the name, that is not the field's. */
  function withUnit(title: Title): Title {
    const column = spec.columns.find(({ name }) => name === title.names[0]);
    const isUnderstood = (inner: string) => isField(inner) || isSaid(inner) || spec.isSubject === undefined;
    const satuan = column?.figure && unitNamed(text, column.unit, isUnderstood);
    return satuan ? { ...title, satuan } : title;
  }

  function isField(inner: string): boolean {
    const name = exact.get(spelling(inner));
    return name !== undefined && name !== spec.time;
  }

  /** A time, place, crop or part of which more is known already; 's.d. bulan ini' counts what came before, too. */
  function isSaid(inner: string): boolean {
    if (/^s ?[./]? ?d\b/i.test(inner)) return false;
    const { rest: words } = aboutOf([inner], spec);
    return (
      words.every((word) => PARTS.test(lower(word)) || TOTALS.test(lower(word))) || REMARKS.test(plainWords(inner))
    );
  }

  function isNoField(inner: string): boolean {
    return !exact.has(spelling(inner));
  }
}

/** All by which a title may be a field's: whole, its last line, without and within its brackets. */
function* variantsOf(parts: readonly string[]): Generator<string> {
  const last = parts.at(-1) ?? '';
  for (const text of [parts.join(' '), last, parts[0] ?? '']) {
    yield text;
    yield withoutBrackets(text);
    yield text.replace(/^(jml|jlh|jumlah|perkiraan)\b\.?\s+/i, '');
    for (const half of text.split('/')) yield withoutBrackets(half);
  }
  for (const part of parts.toReversed()) yield* bracketsIn(part);
}

/** The title has as many words as one of the field's names: 'Hrg Ecer', but not 'Stok Awal' for 'Stok'. */
function isWholeName(text: string, at: number | undefined, columns: readonly FileColumn[]): boolean {
  const column = at === undefined ? undefined : columns[at];
  const count = soundOf(withoutBrackets(text)).length;
  return column !== undefined && [column.header, ...column.also].some((name) => soundOf(name).length === count);
}

/** A title that leaves it open which figure its column has: 'Harga', 'Jumlah (Ton)', or the name of a crop. */
export const isOpenTitle = ({ text, rest, choice, isCertain, state }: Title): boolean =>
  !(isCertain && state === 'dibaca') &&
  /^(jumlah|jml|total|harga|hrg|luas|luasan|nilai|angka|banyaknya|volume)?$/.test(
    plainWords(withoutBrackets(choice ? (rest ?? '') : text)),
  );

export const isLabelTitle = (text: string): boolean => LABELS.test(plainWords(withoutBrackets(text)));
/** A column for the kind of each line's figure: 'Jenis Harga' with 'Eceran' and 'Grosir' below. */
export const isKindTitle = (text: string): boolean =>
  /^(?:jenis|tingkat|level|kategori|tipe) (?:harga|pedagang|perdagangan|penjualan)$|^(?:tingkat|level)$/.test(
    plainWords(withoutBrackets(text)),
  );
/** A column that tells kinds of one commodity apart. */
export const isVarietyTitle = (text: string): boolean =>
  /^(jenis|kualitas|mutu|varian|tipe|spesifikasi|grade|nama varian|kelompok|golongan|kategori)( (pangan|barang|komoditi|komoditas|produk))?$/.test(
    plainWords(withoutBrackets(text)),
  );
export const isUnitTitle = (text: string): boolean => UNITS.test(plainWords(withoutBrackets(text)));
export const isNumberTitle = (text: string): boolean => /^(no|nomor|no urut|urut)$/.test(plainWords(text));
