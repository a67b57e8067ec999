import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { jamMenit } from '#contract/formulas/zona-waktu.ts';
import { type JenisLaporan, limits } from '#contract/limits.ts';
import { periode as periodes } from '#contract/resources/periode.ts';
import type { Cetakan, CetakQuery, Lembar } from '#contract/summaries/cetakan.ts';
import { notFound, Refusal } from '../http/answer.ts';
import type { Caller } from '../http/context.ts';
import { alphabetically } from '../http/read/search.ts';
import { forbidden, isSuperadmin } from '../http/rights/session.ts';
import { identitasOf } from '../office/identitas.ts';
import { officeToday } from '../office/periods.ts';
import type { Db } from '../ports.ts';
import { currentIdForPetugas } from '../resources/periode-kini.ts';
import { periodeSebelumnya } from '../resources/periode-sebelumnya.ts';
import type { Kecamatan, Laporan } from './asked.ts';
import { laporanHargaKabupaten, laporanHargaPangan } from './laporan/harga-pangan.ts';
import { laporanKetersediaan } from './laporan/ketersediaan-pangan.ts';
import { laporanLuasTanam } from './laporan/luas-tanam.ts';
import { laporanTimbangBalita } from './laporan/timbang-balita.ts';

const laporan: Record<JenisLaporan, Laporan> = {
  'harga-pangan': laporanHargaPangan,
  'harga-pangan-kutai-barat': laporanHargaKabupaten,
  'ketersediaan-pangan': laporanKetersediaan,
  'timbang-balita': laporanTimbangBalita,
  'luas-tanam': laporanLuasTanam,
};

/** The period of that id, else the current one, with the one before. @throws Refusal 404 */
async function periodeOf(db: Db, jenis: JenisLaporan, id: number | undefined, hariIni: string) {
  const { key: table } = periodes[hitungan[jenis].periode];
  const periodeId = id ?? (await currentIdForPetugas(db, hitungan[jenis].periode, hariIni)) ?? 0;
  const found = await db
    .selectFrom(`${table} as periode`)
    .select(['periode.id', 'nama_periode', 'tanggal_mulai', 'tanggal_selesai'])
    .select(periodeSebelumnya(table).as('sebelumnya'))
    .where('periode.id', '=', periodeId)
    .executeTakeFirst();
  if (!found) throw notFound('Periode');
  const { sebelumnya, ...periode } = found;
  return { periode, sebelumnya };
}

/**
 * The places that the caller may print: an officer those in which he works, the office all.
 *
 * @throws Refusal 403 where he may not, 404 where there is none
 */
async function kecamatanOf(
  db: Db,
  { roles, kecamatanIds, ...caller }: Caller,
  id: number | undefined,
): Promise<Kecamatan[]> {
  const isOffice = roles.includes('admin') || isSuperadmin({ roles, kecamatanIds, ...caller });
  const found = await db
    .selectFrom('kecamatan')
    .select(['id', 'nama_kecamatan'])
    .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? 0))
    .orderBy(alphabetically('nama_kecamatan'))
    .orderBy('id')
    .execute();
  if (found.length === 0) throw notFound(regional('Kecamatan'));
  const own = isOffice ? found : found.filter((one) => kecamatanIds.includes(one.id));
  if (own.length === 0) throw forbidden();
  return own;
}

/** Puts the titles of columns into the regency's words: constants exist before these are set. */
const inOwnWords = (lembar: Lembar): Lembar => ({
  ...lembar,
  kolom: lembar.kolom.map((one) => ({ ...one, judul: regional(one.judul) })),
});

interface Printing {
  caller: Caller;
  now: Date;
}

/** A report as it is printed. */
export async function findCetakan(
  db: Db,
  jenis: JenisLaporan,
  query: CetakQuery,
  { caller, now }: Printing,
): Promise<Cetakan> {
  const { judul, isKabupaten, lembar: lembarOf } = laporan[jenis];
  const { hariIni, kode, wilayah } = await officeToday({ db, now: () => now });
  const { periode, sebelumnya } = await periodeOf(db, jenis, query.periode_id, hariIni);
  const kecamatan = isKabupaten ? [] : await kecamatanOf(db, caller, query.kecamatan_id);
  const lembar = (await lembarOf({ db, periode_id: periode.id, sebelumnya, kecamatan })).map(inOwnWords);
  const rows = lembar.reduce((sum, { baris }) => sum + baris.length, 0);
  if (rows > limits.barisCetak) {
    throw new Refusal(422, regional('Laporan ini terlalu panjang untuk dicetak sekaligus. Pilih satu kecamatan.'));
  }
  const { nama_lengkap } = await db
    .selectFrom('pengguna')
    .select('nama_lengkap')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  return {
    ...{ jenis, judul: regional(judul), wilayah, periode, lembar },
    kantor: await identitasOf(db),
    tanggal: query.tanggal ?? hariIni,
    dicetak: { oleh: nama_lengkap, hari: hariIni, jam: jamMenit(kode, now.toISOString()) },
  };
}
