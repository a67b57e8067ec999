import { type Random, randomFor } from '../../random.ts';
import { type Musim, seasonOf } from '../time/seasons.ts';

/** Low, usual and high, in rupiah. */
export type PriceRange = readonly [number, number, number];

/** How restless a market is, as shares of the way from the usual price to its bounds. */
const unrest: Record<Musim, number> = { datar: 0.17, ikan: 0.18, bawang: 0.17, cabai: 0.2 };
/** How often traders look at the price again within a week. */
const attention: Record<Musim, number> = { datar: 0.4, ikan: 0.55, bawang: 0.6, cabai: 0.72 };
/** Nobody changes a price for less than this. */
const worthwhile: Record<Musim, number> = { datar: 0.008, ikan: 0.012, bawang: 0.015, cabai: 0.015 };
const BOUNDED_STEP = 0.06;

export const rounded = (price: number): number => {
  const step = price >= 20_000 ? 500 : 100;
  return Math.max(step, Math.round(price / step) * step);
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** What the regency's market asks for, week by week: the season and a restless wandering around it. */
export function marketPrices(
  { nama, harga, musim }: { nama: string; harga: PriceRange; musim: Musim },
  days: readonly number[],
): number[] {
  const [low, typical, high] = harga;
  const random = randomFor('pasar', nama);
  const season = seasonOf[musim];
  let wander = random.between(-0.3, 0.3);
  return days.map((day) => {
    wander = clamp(wander * 0.9 + random.between(-1, 1) * unrest[musim], -0.7, 0.7);
    const level = clamp(season(day) + wander, -1, 1);
    return typical + level * (level > 0 ? high - typical : typical - low);
  });
}

/**
 * What is asked in one sub-district. Prices stick: they stand for weeks, then follow by a small step,
 * now and then all the way.
 */
export function localPrices(market: readonly number[], factor: number, musim: Musim, random: Random): number[] {
  let price = rounded((market[0] ?? 0) * factor * random.between(0.985, 1.015));
  return market.map((asked) => {
    if (!random.chance(attention[musim])) return price;
    const gap = (asked * factor) / price - 1;
    if (Math.abs(gap) < worthwhile[musim]) return price;
    const step = random.chance(0.12) ? gap : clamp(gap, -BOUNDED_STEP, BOUNDED_STEP);
    price = rounded(price * (1 + step));
    return price;
  });
}

/** Five to twelve per cent below retail, always the same share for the same trader. */
export function wholesale(eceran: number, discount: number): number {
  const step = eceran >= 50_000 ? 500 : 100;
  const grosir = Math.round((eceran * (1 - discount)) / step) * step;
  return Math.max(step / 2, Math.min(grosir, eceran - step));
}
