import { regional } from '#contract/formulas/wilayah/regional.ts';
import { grouped } from '../format.ts';
import type { BentukWilayah } from '../summaries/bentuk-kecamatan.ts';
import { isWithin, type Point, ringsOf, toEdge } from './rings.ts';

/** A point in degrees. */
export interface Letak {
  lat: number;
  lang: number;
}

/**
 * The distance, outside of its sub-district, at which a point is not yet asked about. Borders of the open data are rough: the
 * town of Melak lies four kilometres outside of its outline.
 */
const TOLERANCE_KM = 5;

/** The length of a degree of latitude. */
const KM_PER_DEGREE = 111;

const ARAH = ['utara', 'timur laut', 'timur', 'tenggara', 'selatan', 'barat daya', 'barat', 'barat laut'] as const;

/**
 * A sentence about a point that lies outside of the sub-district; null where it lies within, and where nothing tells: a
 * regency without outlines. A sub-district without an outline is anywhere in its regency.
 */
export function letakDiLuar(wilayah: BentukWilayah, kecamatan_id: number, { lat, lang }: Letak): string | null {
  const point: Point = [(lang - wilayah.barat) * wilayah.skala_bujur, (wilayah.utara - lat) * wilayah.skala_lintang];
  const outlines = wilayah.bentuk.map((bentuk) => ({ ...bentuk, rings: ringsOf(bentuk.d) }));
  const own = outlines.find((bentuk) => bentuk.kecamatan_id === kecamatan_id);
  const among = own ? [own] : outlines;
  if (among.length === 0 || among.some(({ rings }) => isWithin(rings, point))) return null;
  const units = Math.min(...among.map(({ rings }) => toEdge(rings, point)));
  const km = (units / wilayah.skala_lintang) * KM_PER_DEGREE;
  if (km <= TOLERANCE_KM) return null;
  const other = outlines.find(({ rings }) => isWithin(rings, point));
  const place = own ? regional`Kecamatan ${own.nama_kecamatan}` : 'wilayah ini';
  const middle: Point = own ? [own.x, own.y] : [wilayah.lebar / 2, wilayah.tinggi / 2];
  const distance = grouped(km);
  const where = other ? regional`, di Kecamatan ${other.nama_kecamatan}` : '';
  return `Titik ini sekitar ${distance} km di sebelah ${arahOf(middle, point)} ${place}${where}`;
}

function arahOf([fromX, fromY]: Point, [toX, toY]: Point): string {
  const turn = Math.atan2(toX - fromX, fromY - toY) / (2 * Math.PI);
  return ARAH[Math.round(turn * ARAH.length + ARAH.length) % ARAH.length] ?? '';
}
