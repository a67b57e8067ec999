import { insertAll } from '../../server/db/insert-all.ts';
import type { Db } from '../../server/ports.ts';
import type { Place } from './places.ts';
import type { Moment } from './time/moments.ts';

/** How much fewer they were the year before. */
const GROWTH = 0.985;

/**
 * Writes how many people and toddlers live where, for the two years that the demo's reports tell of.
 *
 * @param year the later of them
 */
export async function seedSasaran(
  db: Db,
  places: readonly Place[],
  year: number,
  whenOf: (nama: string) => Moment,
): Promise<void> {
  const years = [
    { tahun: year - 1, share: GROWTH },
    { tahun: year, share: 1 },
  ];
  await insertAll(
    db,
    'penduduk',
    years.flatMap(({ tahun, share }) =>
      places.map(({ id, nama, penduduk }) => ({
        ...{ kecamatan_id: id, tahun, jumlah: Math.round(penduduk * share) },
        ...{ sumber: 'Dinas Kependudukan dan Pencatatan Sipil', ...whenOf(`penduduk ${nama}`) },
      })),
    ),
  );
  await insertAll(
    db,
    'sasaran_balita',
    years.flatMap(({ tahun, share }) =>
      places.flatMap(({ nama, balita, desa }) =>
        desa.map(({ id, bagian }) => ({
          ...{ kelurahan_id: id, tahun, jumlah: Math.max(6, Math.round(balita * bagian * share)) },
          ...{ sumber: 'Dinas Kesehatan', ...whenOf(`sasaran ${nama}`) },
        })),
      ),
    ),
  );
}
