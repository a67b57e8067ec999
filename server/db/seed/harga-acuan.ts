import type { Db } from '../../ports.ts';
import { isoDay } from './calendar.ts';
import { insertAll } from './insert-all.ts';
import type { Moment } from './moments.ts';

const BERAS = {
  jenis: 'HET',
  zona: 'Zona 2',
  sumber: 'Keputusan Kepala Bapanas 299/2025',
  berlaku_mulai: '2025-08-22',
} as const;
const HAP = { jenis: 'HAP', zona: '', sumber: 'Badan Pangan Nasional' } as const;

/** In rupiah; of a range, its upper end. */
const beras: Record<string, number> = { 'Beras Premium': 15_400, 'Beras Medium': 14_000, 'Beras SPHP': 13_100 };
const konsumen: Record<string, number> = {
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
 * @param since the first day of the demo, from which on all of them hold
 */
export async function seedHargaAcuan(
  db: Db,
  komoditi: readonly { id: number; nama: string }[],
  since: number,
  whenOf: (nama: string) => Moment,
): Promise<void> {
  const rows = komoditi.flatMap(({ id: komoditi_id, nama }) => {
    const harga_acuan = beras[nama] ?? konsumen[nama];
    if (harga_acuan === undefined) return [];
    const set = nama in beras ? BERAS : { ...HAP, berlaku_mulai: isoDay(since) };
    return [{ komoditi_id, harga_acuan, ...set, ...whenOf(`acuan ${nama}`) }];
  });
  await insertAll(db, 'harga_acuan', rows);
}
