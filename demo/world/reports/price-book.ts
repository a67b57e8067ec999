import { randomFor } from '../../random.ts';
import type { KomoditiSeed } from '../catalogue/acuan.ts';
import type { Place } from '../places.ts';
import { localPrices, marketPrices, rounded } from './price-walk.ts';

/** Retail prices by week: of one commodity, in every sub-district and in the regency as its officer enters it. */
export interface PriceBook {
  kecamatan: number[][];
  kabupaten: number[];
}

const factorOf = ({ nama, jauh }: Place, komoditi: KomoditiSeed): number =>
  1 + jauh + randomFor('jarak', nama, komoditi.nama).between(-0.01, 0.015);

/** The mean, rounded; while it has hardly moved, the officer enters last week's again. */
function enteredMeans(kecamatan: readonly number[][], weeks: number): number[] {
  let entered = 0;
  return Array.from({ length: weeks }, (_, week) => {
    const mean = kecamatan.reduce((sum, prices) => sum + (prices[week] ?? 0), 0) / kecamatan.length;
    if (Math.abs(mean / entered - 1) >= 0.008) entered = rounded(mean);
    return entered;
  });
}

export function priceBook(komoditi: KomoditiSeed, places: readonly Place[], days: readonly number[]): PriceBook {
  const [low, , high] = komoditi.harga;
  if (low === high) {
    // Priced by the state, alike everywhere.
    const fixed = days.map(() => low);
    return { kecamatan: places.map(() => fixed), kabupaten: fixed };
  }
  const market = marketPrices(komoditi, days);
  const kecamatan = places.map((place) =>
    localPrices(market, factorOf(place, komoditi), komoditi.musim, randomFor('harga', place.nama, komoditi.nama)),
  );
  return { kecamatan, kabupaten: enteredMeans(kecamatan, days.length) };
}
