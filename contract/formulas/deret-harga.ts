import { persentase } from '../format.ts';
import { type Harga, isHarga, persenTerhadap } from './harga.ts';

/** What a shop keeps, in per cent of what it paid; negative where wholesale is dearer than retail. */
export const margin = (eceran: Harga, grosir: Harga): number | null => persenTerhadap(eceran, grosir);

/** A price against a reference, as in '12 % di atas HAP'; null unless both are prices. */
export function terhadapAcuan(
  harga: Harga,
  { jenis, harga_acuan }: { jenis: string; harga_acuan: number },
): { persen: number; kata: string } | null {
  const persen = persenTerhadap(harga, harga_acuan);
  if (persen === null) return null;
  if (persen === 0) return { persen, kata: `sama dengan ${jenis}` };
  return { persen, kata: `${persentase(persen)} di ${persen > 0 ? 'atas' : 'bawah'} ${jenis}` };
}

interface Berlaku {
  jenis: string;
  zona: string;
  /** The first day on which it holds; the next of the same kind and zone ends it. */
  berlaku_mulai: string;
}

/**
 * The references that hold on a day: of each kind and zone the one that began last. One that begins later is not
 * compared yet.
 *
 * @param hari such as '2026-11-16'
 */
export function acuanPada<Acuan extends Berlaku>(acuan: readonly Acuan[], hari: string): Acuan[] {
  const newest = new Map<string, Acuan>();
  for (const one of acuan) {
    const key = `${one.jenis} ${one.zona}`;
    const known = newest.get(key);
    if (one.berlaku_mulai <= hari && (!known || known.berlaku_mulai < one.berlaku_mulai)) newest.set(key, one);
  }
  return [...newest.values()];
}

/** The mean of what is a price; null without any. */
export function rataRata(harga: readonly Harga[]): number | null {
  const known = harga.filter(isHarga);
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : null;
}

/** The price in the middle, half of the others below it: what is usual, whatever single weeks cost. */
export function median(harga: readonly Harga[]): number | null {
  const sorted = harga.filter(isHarga).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [below, above] = [sorted[middle - 1], sorted[middle]];
  if (above === undefined) return null;
  return sorted.length % 2 === 1 || below === undefined ? above : (below + above) / 2;
}

/**
 * The coefficient of variation, σ / μ × 100 of all that is a price: over periods how restless a price is, over
 * kecamatan how far they lie apart. Null with fewer than two prices, between which nothing varies.
 */
export function koefisienVariasi(harga: readonly Harga[]): number | null {
  const known = harga.filter(isHarga);
  const mean = rataRata(known);
  if (mean === null || known.length < 2) return null;
  const variance = known.reduce((sum, one) => sum + (one - mean) ** 2, 0) / known.length;
  return (Math.sqrt(variance) / mean) * 100;
}

export interface Ringkasan<Titik> {
  /** Where several cost the same, the last of them. */
  terendah: Titik;
  tertinggi: Titik;
  /** The median. */
  biasa: number;
  /** How many of all points have a price. */
  n: number;
}

/** The lowest, the highest and the usual price of a series; null without any. */
export function ringkasan<Titik>(titik: readonly Titik[], of: (titik: Titik) => Harga): Ringkasan<Titik> | null {
  const priced = titik.flatMap((one) => {
    const harga = of(one);
    return isHarga(harga) ? [{ one, harga }] : [];
  });
  const biasa = median(priced.map(({ harga }) => harga));
  const [first] = priced;
  if (!first || biasa === null) return null;
  let [lowest, highest] = [first, first];
  for (const at of priced) {
    if (at.harga <= lowest.harga) lowest = at;
    if (at.harga >= highest.harga) highest = at;
  }
  return { terendah: lowest.one, tertinggi: highest.one, biasa, n: priced.length };
}

export interface Terakhir<Titik> {
  titik: Titik;
  /** The point of the period before it, whether it has a price or not; null at the beginning. */
  sebelum: Titik | null;
  /** How many periods have passed without a price since; 0 in the newest. */
  kosong: number;
}

/** The last point of a series that has a price; null without any. */
export function terakhir<Titik>(titik: readonly Titik[], of: (titik: Titik) => Harga): Terakhir<Titik> | null {
  const kosong = [...titik].reverse().findIndex((one) => isHarga(of(one)));
  const at = titik.length - 1 - kosong;
  const found = titik[at];
  return kosong === -1 || found === undefined ? null : { titik: found, sebelum: titik[at - 1] ?? null, kosong };
}
