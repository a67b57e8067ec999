import { idsByName } from '../../../server/db/insert-all.ts';
import { komoditiSeed, type PanganSeed, panganSeed } from '../catalogue/acuan.ts';
import type { Seeding } from '../seeding.ts';
import { monthsUntil, weeksUntil } from '../time/calendar.ts';
import { seedAvailability } from './availability.ts';
import { seedPeriods } from './periods.ts';
import { seedPlanting } from './planting.ts';
import { priceBook } from './price-book.ts';
import { rounded } from './price-walk.ts';
import { seedPrices } from './prices.ts';
import { seedWeighing } from './weighing.ts';

const WEEKS = 52;
const MONTHS = 12;
/** Planting is judged by the same month of the years before: every month of the last year has two of them. */
const YEARS_BEFORE = 2;

/** What the officers reported in a year, or in several, in its periods. Gives the number of rows by subject. */
export async function seedReports(seeding: Seeding, now: Date, years: number) {
  const { db, day, places } = seeding;
  const weeks = weeksUntil(day, WEEKS * years);
  const months = monthsUntil(day, MONTHS * years);
  const before = monthsUntil(day, MONTHS * (years + YEARS_BEFORE)).slice(0, MONTHS * YEARS_BEFORE);
  const days = weeks.map(({ mulai }) => mulai);
  const komoditiId = idsByName(await db.selectFrom('komoditi').select(['id', 'nama_komoditi as nama']).execute());
  const panganId = idsByName(await db.selectFrom('pangan').select(['id', 'nama_pangan as nama']).execute());
  const priced = komoditiSeed.map((seed) => ({
    ...seed,
    id: komoditiId(seed.nama),
    book: priceBook(seed, places, days),
  }));

  /** The mean over the food's commodities, without those of another price level, such as sticky rice. */
  const hargaDi = ({ nama, harga }: PanganSeed) => {
    const alike = priced.filter((seed) => seed.pangan === nama && Math.abs(seed.harga[1] / harga - 1) < 0.25);
    return (place: number, week: number): number => {
      const prices = alike.map(({ book }) => book.kecamatan[place]?.[week] ?? 0);
      if (prices.length === 0) return rounded(harga * (1 + (places[place]?.jauh ?? 0)));
      return Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length);
    };
  };
  const stocked = panganSeed.map((seed) => ({ ...seed, id: panganId(seed.nama), hargaDi: hargaDi(seed) }));

  return {
    harga: await seedPrices(seeding, await seedPeriods(db, 'periode_harga_pangan', weeks, now), priced),
    ketersediaan: await seedAvailability(
      seeding,
      await seedPeriods(db, 'periode_ketersediaan_pangan', weeks, now),
      stocked,
    ),
    timbang: await seedWeighing(seeding, await seedPeriods(db, 'periode_timbang_balita', months, now)),
    // Like what an office brings in from its archive: after the rest, which is numbered as if it were alone.
    tanam: await seedPlanting(seeding, await seedPeriods(db, 'periode_luas_tanam', [...months, ...before], now)),
  };
}
