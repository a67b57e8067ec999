import { typedText } from '#contract/formulas/nama/typed-text.ts';
import { type GridPoint, isGridWithoutZone, isShortPlusCode, plusCodeIn, utmIn } from './grids';
import { isShortLink, linksIn, pointTexts, withoutLinks } from './links';
import { measuredDegrees } from './measured';
import { type Degrees, degreesIn } from './notation';

/** A point, in plain decimal degrees. */
export interface Titik {
  lat: string;
  lang: string;
}

/** A text as a point. Degrees may stand the wrong way round or outside of Indonesia: the form asks about them. */
export type TitikReading = { is: 'titik'; titik: Titik } | { is: 'refused'; sentence: string };

const HOW = 'Di peta, tekan lama titik lahannya, lalu salin angka koordinatnya ke sini.';
export const UNREADABLE = 'Isi angka derajat, misalnya -0.23 atau 115.7';
const refusals = {
  shortLink: `Tautan pendek tidak memuat koordinat. Buka dulu tautannya. ${HOW}`,
  link: `Tautan ini tidak memuat koordinat. ${HOW}`,
  shortCode: `Kode plus ini kurang lengkap. ${HOW}`,
  several: 'Ada lebih dari satu titik. Tempel satu titik saja.',
  noPoint: 'Titik atau koma desimalnya hilang. Salin lagi koordinatnya, misalnya -0.2361, 115.8842',
  noZone: 'Zona UTM-nya belum ada. Tulis zona di depan, misalnya 50 M 375812 9973898',
  words: `Alamat tiga kata tidak memuat koordinat. ${HOW}`,
  noLatitude:
    'Salah satu angka harus lintang, paling besar 90 derajat. Salin lagi koordinatnya, misalnya -0.2361, 115.8842',
};
const refused = (sentence: string): TitikReading => ({ is: 'refused', sentence });

/** GIS programs write the longitude first, in brackets of their own. */
const LONGITUDE_FIRST = /(?:point\s*z?\s*\(|"coordinates"\s*:\s*\[)\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)/i;

/**
 * Reads a point as people copy it: decimals with a point or a comma, degrees with minutes and seconds, N S E W, LS LU BT BB,
 * labels, links of map services, `geo:`, WKT and GeoJSON, UTM, plus codes.
 */
export function readTitik(text: string): TitikReading {
  const links = linksIn(text);
  if (links.length > 0) return fromLinks(text, links);
  const typed = typedText(text);
  const [, lang, lat] = LONGITUDE_FIRST.exec(typed) ?? [];
  if (lat !== undefined && lang !== undefined) return pointOf(`${lat}, ${lang}`) ?? refused(UNREADABLE);
  const grid = utmIn(typed) ?? plusCodeIn(typed);
  if (grid) return { is: 'titik', titik: titikOfGrid(grid) };
  if (isShortPlusCode(typed)) return refused(refusals.shortCode);
  if (isGridWithoutZone(typed)) return refused(refusals.noZone);
  return pointOf(text) ?? refused(reasonOf(typed));
}

function reasonOf(typed: string): string {
  if (/^\/\/\/\p{L}+\.\p{L}+\.\p{L}+$/u.test(typed)) return refusals.words;
  const numbers = typed.match(/-?\d+(?:[.,]\d+)?/g) ?? [];
  if (numbers.length === 2 && numbers.some((number) => /^-?\d{4,}$/.test(number))) return refusals.noPoint;
  const isPair =
    numbers.length === 2 && numbers.every((number) => Math.abs(Number(number.replace(',', '.'))) > MOST_LATITUDE);
  if (isPair) return refusals.noLatitude;
  return (typed.match(/\d\.\d{3,}/g) ?? []).length > 3 ? refusals.several : UNREADABLE;
}

const titikOfGrid = ({ lat, lang }: GridPoint): Titik => ({ lat: measuredDegrees(lat), lang: measuredDegrees(lang) });

function fromLinks(text: string, links: readonly string[]): TitikReading {
  const points = links.flatMap((link): TitikReading[] => {
    const [first] = pointTexts(link).flatMap((candidate) => pointOf(candidate) ?? []);
    const code = plusCodeIn(link);
    if (first) return [first];
    return code ? [{ is: 'titik', titik: titikOfGrid(code) }] : [];
  });
  const [one] = points;
  if (one) {
    const isOnly = points.every((other) => JSON.stringify(other) === JSON.stringify(one));
    return isOnly ? one : refused(refusals.several);
  }
  const rest = withoutLinks(text);
  const beside = rest === '' ? null : readTitik(rest);
  if (beside?.is === 'titik') return beside;
  return refused(links.some(isShortLink) ? refusals.shortLink : refusals.link);
}

/** The greatest number of degrees that a coordinate can have. */
const MOST = 180;
const MOST_LATITUDE = 90;

/** The point of a text with two coordinates. */
function pointOf(text: string): TitikReading | null {
  const [first, second] = pairIn(text) ?? [];
  if (!first || !second) return null;
  const sizes = [Math.abs(first.value), Math.abs(second.value)];
  if (Math.max(...sizes) > MOST || Math.min(...sizes) > MOST_LATITUDE) return null;
  const isSwapped = first.axis === 'lang' || second.axis === 'lat';
  const [lat, lang] = isSwapped ? [second, first] : [first, second];
  return { is: 'titik', titik: { lat: lat.text, lang: lang.text } };
}

function pairIn(text: string): readonly Degrees[] | null {
  const degrees = degreesIn(text);
  if (degrees?.length !== 2) return null;
  const [first, second] = degrees;
  return first?.axis !== undefined && first.axis === second?.axis ? null : degrees;
}

/** A single coordinate in plain decimals; NaN for what is none, or is that of the other axis. Blank stays blank. */
export function readDegrees(axis: keyof Titik, text: string): string | number {
  if (text.trim() === '') return '';
  const [only, other] = linksIn(text).length > 0 ? [] : (degreesIn(text) ?? []);
  const isOther = only?.axis !== undefined && only.axis !== axis;
  return !only || other || isOther || Math.abs(only.value) > MOST ? Number.NaN : only.text;
}
