import { bestFirst, wordsOf } from '#contract/formulas/kata.ts';
import { type JenisHasil, limits } from '#contract/limits.ts';
import { cari, type HasilCari } from '#contract/summaries/cari.ts';
import { contains } from '../http/read/search.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import type { Db } from '../ports.ts';
import { fotosOf } from '../resources/produk/produk-reads.ts';
import { hargaSekarang } from './harga-sekarang.ts';

/** Names of commodities and places are few; a search that fits more of them than this is no search. */
const NAMES = 200;

export const cariRoutes = summaryRoutes(cari, {
  shows: [
    ...(['komoditi', 'kecamatan', 'periode_harga_pangan', 'harga_pangan', 'harga_pangan_kutai_barat'] as const),
    ...(['produk', 'produk_foto', 'kegiatan_dinas'] as const),
  ],
  isOfToday: true,
  find: async (db, { kata = '', kecamatan_id, jumlah = limits.cari.default }, c) => {
    const words = wordsOf(kata);
    const nothing: HasilCari = {
      ...{ kata, nama_kecamatan: null, komoditi: [], kecamatan: [], produk: [], kegiatan: [] },
      ...{ lainnya: [], terbaru_saja: [] },
    };
    if (words.length === 0) return nothing;

    const most = Math.min(jumlah, limits.cari.max);
    const names = await namesOf(db, words);
    const texts = { produk: await newestProduk(db, words, most), kegiatan: await newestKegiatan(db, words, most) };
    const found = { ...names, produk: texts.produk.rows, kegiatan: texts.kegiatan.rows };
    const shown = { komoditi: found.komoditi.slice(0, most), produk: found.produk.slice(0, most) };
    const harga = await hargaSekarang(
      db,
      shown.komoditi.map(({ id }) => id),
      kecamatan_id,
      c.get('hariIni'),
    );
    const fotos = await fotosOf(
      db,
      shown.produk.map(({ id }) => id),
    );
    const kinds = Object.keys(found) as JenisHasil[];
    return {
      kata,
      nama_kecamatan: harga.nama_kecamatan,
      komoditi: shown.komoditi.map(({ logo_komoditi, ...row }) => ({
        ...row,
        logo_komoditi_url: mediaUrlOrNull(logo_komoditi),
        ...harga.of(row.id),
      })),
      kecamatan: found.kecamatan.slice(0, most),
      produk: shown.produk.map((row) => ({ ...row, foto_url: fotos.get(row.id)?.[0]?.foto_url ?? null })),
      kegiatan: found.kegiatan.slice(0, most).map(({ foto, ...row }) => ({ ...row, foto_url: mediaUrlOrNull(foto) })),
      lainnya: kinds.filter((kind) => found[kind].length > most),
      terbaru_saja: (['produk', 'kegiatan'] as const).filter((kind) => texts[kind].isCut),
    };
  },
});

/** The commodities and places whose names match, best first. */
async function namesOf(db: Db, words: string[]) {
  const komoditi = await db
    .selectFrom('komoditi')
    .select(['id', 'nama_komoditi', 'satuan', 'logo_komoditi'])
    .where((eb) => contains(eb, words, 'nama_komoditi'))
    .limit(NAMES)
    .execute();
  const kecamatan = await db
    .selectFrom('kecamatan')
    .select(['id', 'nama_kecamatan'])
    .where((eb) => contains(eb, words, 'nama_kecamatan'))
    .limit(NAMES)
    .execute();
  return {
    komoditi: bestFirst(komoditi, ({ nama_komoditi }) => nama_komoditi, words),
    kecamatan: bestFirst(kecamatan, ({ nama_kecamatan }) => nama_kecamatan, words),
  };
}

/** One row more than wanted tells whether there are others; one more than looked at, whether older ones are left out. */
async function newestProduk(db: Db, words: string[], most: number) {
  const newest = db
    .selectFrom('produk')
    .select(['id', 'judul', 'slug', 'harga', 'satuan', 'created_at'])
    .where('status', '=', 'aktif')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const rows = await db
    .selectFrom(newest.limit(limits.cari.newest).as('baru'))
    .select(['id', 'judul', 'slug', 'harga', 'satuan'])
    .where((eb) => contains(eb, words, 'judul'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  const older = await newest.clearSelect().select('id').offset(limits.cari.newest).limit(1).executeTakeFirst();
  return { rows, isCut: older !== undefined };
}

async function newestKegiatan(db: Db, words: string[], most: number) {
  const newest = db
    .selectFrom('kegiatan_dinas')
    .select(['id', 'judul', 'foto', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const rows = await db
    .selectFrom(newest.limit(limits.cari.newest).as('baru'))
    .select(['id', 'judul', 'foto', 'created_at'])
    .where((eb) => contains(eb, words, 'judul'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  const older = await newest.clearSelect().select('id').offset(limits.cari.newest).limit(1).executeTakeFirst();
  return { rows, isCut: older !== undefined };
}
