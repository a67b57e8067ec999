import { sql } from 'kysely';
import { insertAll } from '../../../server/db/insert-all.ts';
import { touch } from '../../../server/http/revision.ts';
import type { Db } from '../../../server/ports.ts';
import type { TestApi } from './api.ts';
import { callerOf } from './callers.ts';
import { placeIn } from './fixtures.ts';

/** Products, plots and announcements of ten years. */
export async function fillNewest(api: TestApi, count: number): Promise<void> {
  const { db } = api;
  const { id: user_id } = await callerOf(api, 'petani');
  const place = await placeIn(api, 'Melak');
  const made = (at: number) => {
    const time = new Date(Date.UTC(2016, 0, 1) + at * 4 * 3_600_000).toISOString();
    return { created_at: time, updated_at: time };
  };
  const each = <Row>(row: (at: number) => Row) => Array.from({ length: count }, (_, at) => row(at));
  const facts = { deskripsi: 'Dari kebun', stok: 1, harga: 1000, satuan: 'kg', status: 'aktif' } as const;
  const produk = each((at) => ({ ...made(at), ...facts, user_id, judul: `Kakao ${at}`, slug: `kakao-rencana-${at}` }));
  const plot = { luas_tanam: 1, jumlah_panen: 2, satuan_panen: 'ton', bulan: 'Maret 2027', komoditi: 'padi' } as const;
  await insertAll(db, 'produk', produk);
  await insertAll(
    db,
    'lahan_petani',
    each((at) => ({ ...made(at), ...plot, ...place, user_id, alamat: `Jalan ${at}` })),
  );
  await insertAll(
    db,
    'kegiatan_dinas',
    each((at) => ({ ...made(at), judul: `Panen ${at}`, deskripsi: 'Raya', foto: null })),
  );
  await touch(db, 'produk', 'lahan_petani', 'kegiatan_dinas', 'harga_pangan', 'periode_harga_pangan');
}

/** What Melak has of every food, in as many periods. */
export async function fillStok(api: TestApi, count: number): Promise<void> {
  const { db } = api;
  const { id: user_id } = await callerOf(api, 'petugas');
  const { kecamatan_id } = await placeIn(api, 'Melak');
  const times = { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' };
  const weeks = Array.from({ length: count }, (_, week) => ({ ...times, nama_periode: `Pekan uji ${week}` }));
  await insertAll(db, 'periode_ketersediaan_pangan', weeks);
  await sql`
    insert into ketersediaan_pangan (kecamatan_id, pangan_id, periode_ketersediaan_pangan_id, user_id, harga_rata_rata, kebutuhan, ketersediaan, created_at, updated_at)
    select ${kecamatan_id}, pangan.id, periode.id, ${user_id}, 10000, 5, 6, ${times.created_at}, ${times.created_at}
    from pangan cross join periode_ketersediaan_pangan periode where true on conflict do nothing
  `.execute(db);
  await touch(db, 'ketersediaan_pangan', 'periode_ketersediaan_pangan');
}

/** Prices of as many weeks as it takes. */
export async function fillPrices(db: Db, rows: number): Promise<void> {
  const times = { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' };
  const { total } = await db
    .selectFrom(['kecamatan', 'komoditi'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const weeks = Array.from({ length: Math.ceil(rows / total) }, (_, week) => ({
    ...{ ...times, nama_periode: `Pekan uji ${week}` },
    tanggal_mulai: new Date(Date.UTC(2020, 0, 6 + week * 7)).toISOString().slice(0, 10),
  }));
  await db.insertInto('periode_harga_pangan').values(weeks).execute();
  await sql`
    insert into harga_pangan (kecamatan_id, komoditi_id, periode_harga_pangan_id, user_id, harga_grosir, harga_eceran, created_at, updated_at)
    select bekerja.kecamatan_id, komoditi.id, periode.id, bekerja.user_id, 10000, 12000, ${times.created_at}, ${times.updated_at}
    from pengguna_kecamatan bekerja cross join komoditi cross join periode_harga_pangan periode
    where true on conflict do nothing
  `.execute(db);
}

/**
 * Leaves of the longest reports what three sub-districts tell, Melak among them: they are long still, and files of them
 * are written and read in a fifth of the time.
 */
export async function thinReports({ db }: Pick<TestApi, 'db'>): Promise<void> {
  const names = ['Long Iram', 'Melak', 'Penyinggahan'];
  const rest = db.selectFrom('kecamatan').select('id').where('nama_kecamatan', 'not in', names);
  const tables = ['harga_pangan', 'ketersediaan_pangan', 'luas_tanam'] as const;
  for (const table of tables) await db.deleteFrom(table).where('kecamatan_id', 'in', rest).execute();
  await touch(db, ...tables);
}
