import { sql } from 'kysely';
import { domainTable, type Migrating } from '../columns.ts';

/** What an office begins with: [skema, ukuran, aman, waspada, rentan, sumber, needs to be confirmed]. */
const PERMENTAN = 'Permentan 43/2010';
const OWN = 'Ketetapan aplikasi ini';
const CILEGON = 'SKPG Kota Cilegon 2026';
const CILEGON_BGM = 'SKPG Kota Cilegon 2026, yang menilai balita gizi kurang dan buruk';
const first = [
  ['permentan', 'tanam', '≥ 5', '≥ -5 dan < 5', '< -5', PERMENTAN, 1],
  ['permentan', 'puso', '< -5', '≥ -5 dan < 5', '≥ 5', PERMENTAN, 1],
  ['permentan', 'beras', '< 5', '≥ 5 dan ≤ 20', '> 20', PERMENTAN, 1],
  ['permentan', 'nd', '> 90', '≥ 80 dan ≤ 90', '< 80', PERMENTAN, 1],
  ['permentan', 'bgm', '< 5', '≥ 5 dan ≤ 10', '> 10', PERMENTAN, 1],
  ['permentan', 'ketersediaan', '< 4', '≥ 4 dan < 5', '≥ 5', OWN, 1],
  ['permentan', 'pemanfaatan', '< 4', '≥ 4 dan < 5', '≥ 5', OWN, 1],
  ['permentan', 'komposit', '< 5', '≥ 5 dan < 7', '≥ 7', OWN, 1],
  ['cilegon', 'beras', '< 5', '≥ 5 dan ≤ 10', '> 10', CILEGON, 0],
  ['cilegon', 'minyak', '< 5', '≥ 5 dan ≤ 15', '> 15', CILEGON, 0],
  ['cilegon', 'telur', '< 5', '≥ 5 dan ≤ 15', '> 15', CILEGON, 0],
  ['cilegon', 'akses', '≥ 8', '≥ 6 dan < 8', '< 6', CILEGON, 0],
  ['cilegon', 'bgm', '< 10', '≥ 10 dan ≤ 15', '> 15', CILEGON_BGM, 1],
  ['cilegon', 'komposit', '≥ 6', '≥ 4 dan < 6', '< 4', CILEGON, 0],
] as const;

/** From before all that an office has: a month of any year is judged by them until others hold. */
const SINCE = '2010-01-01';
const MADE = '2026-01-01T00:00:00.000Z';

/** The monthly alert report: thresholds, what the office writes of a month, and what it has published. */
export async function up(db: Migrating): Promise<void> {
  await domainTable(db, 'ambang_skpg')
    .addColumn('skema', 'text', (column) => column.notNull())
    .addColumn('ukuran', 'text', (column) => column.notNull())
    .addColumn('aman', 'text', (column) => column.notNull())
    .addColumn('waspada', 'text', (column) => column.notNull())
    .addColumn('rentan', 'text', (column) => column.notNull())
    .addColumn('sumber', 'text', (column) => column.notNull())
    .addColumn('berlaku_mulai', 'text', (column) => column.notNull())
    // Of prices: null is the usual one, found by its name.
    .addColumn('komoditi_id', 'integer', (column) => column.references('komoditi.id'))
    .addColumn('perlu_konfirmasi', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('dikonfirmasi_oleh', 'text')
    .addColumn('dikonfirmasi_pada', 'text')
    .execute();
  await db.schema
    .createIndex('ambang_skpg_unik')
    .unique()
    .on('ambang_skpg')
    .columns(['skema', 'ukuran', 'berlaku_mulai'])
    .execute();
  for (const [skema, ukuran, aman, waspada, rentan, sumber, perlu_konfirmasi] of first) {
    await sql`
      insert into ambang_skpg (revisi, created_at, updated_at, skema, ukuran, aman, waspada, rentan, sumber,
        berlaku_mulai, perlu_konfirmasi)
      values (1, ${MADE}, ${MADE}, ${skema}, ${ukuran}, ${aman}, ${waspada}, ${rentan}, ${sumber}, ${SINCE},
        ${perlu_konfirmasi})
    `.execute(db);
  }
  await domainTable(db, 'naskah_skpg')
    .addColumn('tahun', 'integer', (column) => column.notNull())
    .addColumn('bulan', 'integer', (column) => column.notNull().check(sql`bulan between 1 and 12`))
    .addColumn('skema', 'text', (column) => column.notNull())
    // Which sentence it stands for, or a number of its own.
    .addColumn('kunci', 'text', (column) => column.notNull())
    .addColumn('teks', 'text', (column) => column.notNull())
    // The sentence that the figures made when it was written.
    .addColumn('asal', 'text', (column) => column.notNull())
    // 1: what the figures say stands again.
    .addColumn('dikembalikan', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id'))
    .execute();
  await db.schema
    .createIndex('naskah_skpg_unik')
    .unique()
    .on('naskah_skpg')
    .columns(['tahun', 'bulan', 'skema', 'kunci'])
    .execute();
  await domainTable(db, 'terbitan_skpg')
    .addColumn('tahun', 'integer', (column) => column.notNull())
    .addColumn('bulan', 'integer', (column) => column.notNull().check(sql`bulan between 1 and 12`))
    .addColumn('ke', 'integer', (column) => column.notNull())
    .addColumn('skema', 'text', (column) => column.notNull())
    // What the regency was called; null where it could not be judged.
    .addColumn('komposit', 'text')
    // All that is shown, as it was then.
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('catatan', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('pengguna.id'))
    .execute();
  await db.schema
    .createIndex('terbitan_skpg_unik')
    .unique()
    .on('terbitan_skpg')
    .columns(['tahun', 'bulan', 'ke'])
    .execute();
}
