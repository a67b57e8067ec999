import type { NamaKomoditi } from '../../server/acuan/acuan.ts';
import { idsByName, insertAll } from '../../server/db/insert-all.ts';
import type { Db } from '../../server/ports.ts';
import { isoDay } from './time/calendar.ts';
import type { Moment } from './time/moments.ts';

const BERAS = {
  jenis: 'HET',
  zona: 'Zona 2',
  sumber: 'Keputusan Kepala Bapanas 299/2025',
  berlaku_mulai: '2025-08-22',
} as const;
const HAP = { jenis: 'HAP', zona: '', sumber: 'Badan Pangan Nasional' } as const;

type Prices = Partial<Record<NamaKomoditi, number>>;

/** In rupiah; of a range, its upper end. */
const beras: Prices = { 'Beras Premium': 15_400, 'Beras Medium': 14_000, 'Beras SPHP': 13_100 };
const konsumen: Prices = {
  'Bawang Merah': 41_500,
  'Bawang Putih': 40_000,
  'Cabai Merah Keriting': 55_000,
  'Cabai Rawit': 57_000,
  'Daging Ayam Ras': 40_000,
  'Telur Ayam Ras': 30_000,
  'Daging Sapi': 140_000,
  'Gula Pasir': 17_500,
  'Kedelai Impor': 12_000,
};

/**
 * Writes the reference prices that the state has set, for the commodities that have one.
 *
 * @param since the first day of the demo, counted from 1 January 1970: from then on all of them hold
 */
export async function seedHargaAcuan(db: Db, since: number, whenOf: (nama: string) => Moment): Promise<void> {
  const komoditiId = idsByName(await db.selectFrom('komoditi').select(['id', 'nama_komoditi as nama']).execute());
  const rowsOf = (prices: Prices, set: typeof BERAS | (typeof HAP & { berlaku_mulai: string })) =>
    Object.entries(prices).map(([nama, harga_acuan]) => ({
      komoditi_id: komoditiId(nama),
      harga_acuan,
      ...set,
      ...whenOf(`acuan ${nama}`),
    }));
  await insertAll(db, 'harga_acuan', [
    ...rowsOf(beras, BERAS),
    ...rowsOf(konsumen, { ...HAP, berlaku_mulai: isoDay(since) }),
  ]);
}
