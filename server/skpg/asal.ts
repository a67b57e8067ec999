import { type RawBuilder, sql } from 'kysely';
import { kolomHuruf } from '#contract/formulas/skdn.ts';
import { type Bulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import type { IndikatorSkpg, SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import { luasDari } from '#contract/resources/luas-tanam.ts';
import { periode } from '#contract/resources/periode.ts';
import type { AsalSkpg } from '#contract/summaries/skpg/asal.ts';
import { notFound } from '../http/answer.ts';
import type { Db } from '../ports.ts';
import { hargaDinilai, komoditiOf } from './ambang-berlaku.ts';
import { type PeriodeBulan, periodeIds, periodePerBulan } from './bahan.ts';
import { lastEdits, writersOf } from './pengisi.ts';
import { bulanDasar, bulanSama } from './ukur.ts';

type Baris = AsalSkpg['baris'][number];

/** A table of rows, and what of them stands behind a figure. */
interface Sumber {
  jenis: JenisPeriode;
  table: 'luas_tanam' | 'timbang_balita' | 'harga_pangan';
  /** Villages count where they lie now (`bahan.ts`). */
  isDesa: boolean;
  angka: readonly (readonly [judul: string, column: string])[];
}

const luas: Sumber = {
  ...{ jenis: 'luas-tanam', table: 'luas_tanam', isDesa: true },
  angka: [
    ['Luas tanam (hektar)', luasDari[0]],
    ['Luas puso (hektar)', luasDari[1]],
  ],
};
const berat: Sumber = {
  ...{ jenis: 'timbang-balita', table: 'timbang_balita', isDesa: true },
  angka: [
    ['Ditimbang (D)', kolomHuruf.D],
    ['Naik (N)', kolomHuruf.N],
    ['Tidak naik (T)', kolomHuruf.T],
    ['Di bawah garis merah (BGM)', kolomHuruf.BGM],
  ],
};
const harga: Sumber = {
  ...{ jenis: 'harga-pangan', table: 'harga_pangan', isDesa: false },
  angka: [['Harga eceran (Rp)', 'harga_eceran']],
};

const sumber: Readonly<Record<IndikatorSkpg, Sumber>> = {
  ...{ tanam: luas, puso: luas, nd: berat, bgm: berat },
  ...{ beras: harga, minyak: harga, telur: harga },
};

interface Wanted {
  bulan: Bulan;
  skema: SkemaSkpg;
  ukuran: IndikatorSkpg;
  kecamatan_id: number | undefined;
}

/** The rows behind a figure, down to who entered them; of the regency a sum for each kecamatan. @throws Refusal 404 */
export async function findAsal(db: Db, { bulan, skema, ukuran, kecamatan_id }: Wanted): Promise<AsalSkpg> {
  if (!Object.values(skemas[skema].aspek).flat().includes(ukuran)) throw notFound('Indikator');
  const from = sumber[ukuran];
  const before = from === luas ? bulanSama(bulan) : from === harga ? bulanDasar(bulan, skemas[skema].dasarHarga) : [];
  const months = await periodePerBulan(db, from.jenis, before.at(-1) ?? bulan, bulan);
  const periods = [bulan, ...before].flatMap((month) => months.get(kunciBulan(month)) ?? []);
  const now = new Set(periodeIds(months, [bulan]));
  const komoditi = await komoditiOfPrice(db, skema, bulan, ukuran);
  const rows = periods.length > 0 ? await rowsOf(db, from, periods, { kecamatan_id, komoditi, now: [...now] }) : [];
  const edits = await lastEdits(db, from.table, rows);
  const of = Map.groupBy(rows, ({ periode_id }) => Number(periode_id));
  return {
    ukuran,
    baris: periods.flatMap(({ id, nama_periode }) =>
      (of.get(id) ?? []).map(
        (row): Baris => ({
          ...{ nama_periode, ini: now.has(id), tempat: String(row['tempat']) },
          angka: from.angka.map(([judul, column]) => ({ judul, nilai: Number(row[column]) })),
          ...writersOf(row, edits),
        }),
      ),
    ),
  };
}

/** Undefined where the figure is no price; 0, which no commodity has, where none is judged. */
async function komoditiOfPrice(db: Db, skema: SkemaSkpg, bulan: Bulan, ukuran: IndikatorSkpg) {
  const name = hargaDinilai.find((one) => one === ukuran);
  return name && ((await komoditiOf(db, skema, bulan))[name]?.id ?? 0);
}

interface Which {
  kecamatan_id: number | undefined;
  komoditi: number | undefined;
  /** The periods of the month itself. */
  now: readonly number[];
}

/** Of the years before only the villages that have reported this month: the others are not reckoned with (`ukur.ts`). */
const onlyReporting = (key: RawBuilder<unknown>, now: readonly number[]): RawBuilder<unknown> =>
  now.length === 0
    ? sql`1 = 1`
    : sql`(${key} in (${sql.join(now)}) or isi.kelurahan_id in (
        select kini.kelurahan_id from luas_tanam as kini
        where kini.periode_luas_tanam_id in (${sql.join(now)}) and kini.komoditi = 'padi'))`;

async function rowsOf(db: Db, { jenis, table, isDesa, angka }: Sumber, periods: readonly PeriodeBulan[], of: Which) {
  const isWhole = of.kecamatan_id === undefined;
  const key = sql.ref(`isi.${periode[jenis].key}_id`);
  const place = isDesa ? sql.ref('desa.kecamatan_id') : sql.ref('isi.kecamatan_id');
  const name = isDesa && !isWhole ? sql.ref('desa.nama_desa_kelurahan') : sql.ref('kecamatan.nama_kecamatan');
  const summed = isWhole && isDesa;
  const figures = angka.map(([, column]) => {
    const value = sql.ref(`isi.${column}`);
    return sql`${summed ? sql`sum(${value})` : value} as ${sql.ref(column)}`;
  });
  const who = summed
    ? sql`null as id, null as diisi_oleh, null as created_at, null as updated_at`
    : sql`isi.id, pengguna.nama_lengkap as diisi_oleh, isi.created_at, isi.updated_at`;
  const conditions = [
    sql`${key} in (${sql.join(periods.map(({ id }) => id))})`,
    ...(isWhole ? [] : [sql`${place} = ${of.kecamatan_id}`]),
    ...(of.komoditi === undefined ? [] : [sql`isi.komoditi_id = ${of.komoditi} and isi.harga_eceran > 0`]),
    ...(table === 'luas_tanam' ? [sql`isi.komoditi = 'padi'`, onlyReporting(key, of.now)] : []),
  ];
  const { rows } = await sql<Record<string, unknown>>`
    select ${key} as periode_id, ${name} as tempat, ${who}, ${sql.join(figures)}
    from ${sql.table(table)} as isi
    ${isDesa ? sql`join desa_kelurahan as desa on desa.id = isi.kelurahan_id` : sql``}
    join kecamatan on kecamatan.id = ${place}
    ${summed ? sql`` : sql`left join pengguna on pengguna.id = isi.user_id`}
    where ${sql.join(conditions, sql` and `)}
    ${summed ? sql`group by ${key}, kecamatan.id, kecamatan.nama_kecamatan` : sql``}
    order by tempat
  `.execute(db);
  return rows;
}
