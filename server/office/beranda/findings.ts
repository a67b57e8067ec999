import { sql } from 'kysely';
import { persenTerhadap } from '#contract/formulas/harga.ts';
import { neraca } from '#contract/formulas/neraca.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import { neracaDari } from '#contract/resources/ketersediaan-pangan.ts';
import type { BerandaKantor, PerubahanHarga } from '#contract/summaries/beranda-kantor.ts';
import type { PeriodeKantor } from '#contract/summaries/kelengkapan.ts';
import type { Db } from '../../ports.ts';
import { periodeSebelumnya } from '../../resources/periode-sebelumnya.ts';
import { begunPeriods } from '../periods.ts';
import { filledIn } from '../reports.ts';

/** Beyond this an entry is worth a second look, in per cent: a zero too many changes a price by 900, one too few by 90. */
const LONJAKAN = 50;
const LARGEST = 10;
const LISTED = { lonjakan: 20, defisit: 20, desa: 50 } as const;
/** Among so many of the newest the last one with rows is looked for. */
const LOOKED_AT = 12;

/** The newest period of a report that somebody has begun to fill in. */
async function lastFilled(db: Db, jenis: JenisLaporan, hariIni: string): Promise<PeriodeKantor | null> {
  for (const periode of await begunPeriods(db, jenis, hariIni, LOOKED_AT)) {
    if ((await filledIn(db, jenis, [periode.periode_id])).length > 0) return periode;
  }
  return null;
}

/** What prices moved most since the period before, in the kecamatan and in the regency. */
export async function priceChanges(db: Db, wilayah: string, hariIni: string): Promise<BerandaKantor['harga']> {
  const periode = await lastFilled(db, 'harga-pangan', hariIni);
  if (!periode) return { periode, terbesar: [], lonjakan: [], jumlah_lonjakan: 0 };
  const before = periodeSebelumnya('periode_harga_pangan', periode.periode_id);
  const { rows } = await sql<Omit<PerubahanHarga, 'persen'>>`
    select kini.kecamatan_id, kecamatan.nama_kecamatan, kini.komoditi_id, komoditi.nama_komoditi, komoditi.satuan,
      kini.harga_eceran, lalu.harga_eceran as sebelumnya
    from harga_pangan as kini
    join harga_pangan as lalu on lalu.periode_harga_pangan_id = ${before}
      and lalu.kecamatan_id = kini.kecamatan_id and lalu.komoditi_id = kini.komoditi_id
    join kecamatan on kecamatan.id = kini.kecamatan_id
    join komoditi on komoditi.id = kini.komoditi_id
    where kini.periode_harga_pangan_id = ${periode.periode_id}
    union all
    select null, ${regional`Kabupaten ${wilayah}`.trim()}, kini.komoditi_id, komoditi.nama_komoditi, komoditi.satuan,
      kini.harga_eceran, lalu.harga_eceran
    from harga_pangan_kutai_barat as kini
    join harga_pangan_kutai_barat as lalu on lalu.periode_harga_pangan_id = ${before}
      and lalu.komoditi_id = kini.komoditi_id
    join komoditi on komoditi.id = kini.komoditi_id
    where kini.periode_harga_pangan_id = ${periode.periode_id}
  `.execute(db);
  const changes = rows
    .flatMap((row): PerubahanHarga[] => {
      const persen = persenTerhadap(row.harga_eceran, row.sebelumnya);
      return persen ? [{ ...row, persen: Math.round(persen * 10) / 10 }] : [];
    })
    .toSorted((one, other) => Math.abs(other.persen) - Math.abs(one.persen));
  const lonjakan = changes.filter(({ persen }) => Math.abs(persen) > LONJAKAN);
  return {
    ...{ periode, terbesar: changes.slice(0, LARGEST) },
    ...{ lonjakan: lonjakan.slice(0, LISTED.lonjakan), jumlah_lonjakan: lonjakan.length },
  };
}

const [tersedia, dibutuhkan] = neracaDari;

/** Where there is less food than is needed. */
export async function deficits(db: Db, hariIni: string): Promise<BerandaKantor['defisit']> {
  const periode = await lastFilled(db, 'ketersediaan-pangan', hariIni);
  if (!periode) return { periode, baris: [], jumlah: 0 };
  const rows = await db
    .selectFrom('ketersediaan_pangan as stok')
    .innerJoin('kecamatan', 'kecamatan.id', 'stok.kecamatan_id')
    .innerJoin('pangan', 'pangan.id', 'stok.pangan_id')
    .select(['stok.kecamatan_id', 'nama_kecamatan', 'stok.pangan_id', 'nama_pangan'])
    .select([`stok.${tersedia} as tersedia`, `stok.${dibutuhkan} as dibutuhkan`])
    .where('periode_ketersediaan_pangan_id', '=', periode.periode_id)
    .whereRef(`stok.${tersedia}`, '<', `stok.${dibutuhkan}`)
    .execute();
  const baris = rows
    .map(({ tersedia, dibutuhkan, ...row }) => ({ ...row, neraca: neraca(tersedia, dibutuhkan) }))
    .filter((row) => row.neraca < 0)
    .toSorted((one, other) => one.neraca - other.neraca);
  return { periode, baris: baris.slice(0, LISTED.defisit), jumlah: baris.length };
}

/** Villages with cases of severe malnutrition in the newest weighing. */
export async function malnutrition(db: Db, hariIni: string): Promise<BerandaKantor['gizi_buruk']> {
  const periode = await lastFilled(db, 'timbang-balita', hariIni);
  if (!periode) return { periode, baris: [], jumlah_desa: 0, jumlah_kasus: 0 };
  const baris = await db
    .selectFrom('timbang_balita as timbang')
    .innerJoin('desa_kelurahan as desa', 'desa.id', 'timbang.kelurahan_id')
    .innerJoin('kecamatan', 'kecamatan.id', 'desa.kecamatan_id')
    .select(['desa.kecamatan_id', 'nama_kecamatan', 'kelurahan_id', 'nama_desa_kelurahan', 'kasus_gizi_buruk as kasus'])
    .where('periode_timbang_balita_id', '=', periode.periode_id)
    .where('kasus_gizi_buruk', '>', 0)
    .orderBy('kasus_gizi_buruk', 'desc')
    .orderBy('nama_kecamatan')
    .orderBy('nama_desa_kelurahan')
    .execute();
  const jumlah_kasus = baris.reduce((all, { kasus }) => all + kasus, 0);
  return { periode, baris: baris.slice(0, LISTED.desa), jumlah_desa: baris.length, jumlah_kasus };
}

const WEEK_MS = 7 * 86_400_000;
/** Counting stops here. */
const COUNTED = 10_000;

/** How many offers were reported of late; ids are in order of time. */
export async function complaints(db: Db, now: Date): Promise<BerandaKantor['aduan']> {
  const sejak = new Date(now.getTime() - WEEK_MS).toISOString();
  const { jumlah } = await db
    .selectFrom(db.selectFrom('aduan_produk').select('created_at').orderBy('id', 'desc').limit(COUNTED).as('terbaru'))
    .where('created_at', '>=', sejak)
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return { sejak, jumlah: Number(jumlah) };
}
