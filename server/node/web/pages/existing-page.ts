import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import type { PageAddress, PublicPage } from '#contract/pages.ts';
import { periode } from '#contract/resources/periode.ts';
import { slugKecamatan } from '#contract/routes.ts';
import { komoditiBySlug } from '#contract/slug-komoditi.ts';
import type { Db } from '../../../ports.ts';

/** Replaces unknown parts of an address, so that the number of cached pages is bounded by the data. */
export type ExistingPage = (address: PageAddress) => Promise<PageAddress>;

/** Values that match nothing: slugs have no capitals, ids start at 1. */
const NOBODY = {
  kecamatan: 'Tidak-Dikenal',
  komoditi: 'Tidak-Dikenal',
  slug: 'Tidak-Dikenal',
  id: '0',
  tahun: '0',
} as const;

const periodesOf: Partial<Record<PublicPage, JenisPeriode>> = {
  '/harga-pangan/:kecamatan': 'harga-pangan',
  '/harga-pangan-kutai-barat': 'harga-pangan',
  '/harga-pangan/:kecamatan/:komoditi': 'harga-pangan',
  '/harga-pangan-kutai-barat/:komoditi': 'harga-pangan',
  '/ketersediaan-pangan/:kecamatan': 'ketersediaan-pangan',
  '/laporan/timbang-balita/:kecamatan': 'timbang-balita',
  '/laporan/luas-tanam/:kecamatan': 'luas-tanam',
};

/** Looks up parts of addresses in the database. @param wilayah the region's name in texts */
export function existingPage(db: Db, wilayah: string): ExistingPage {
  const kabupaten = [regional`Kabupaten ${wilayah}`, `Kabupaten ${wilayah}`].map(slugKecamatan);

  const kecamatan = async (page: PublicPage, asked: string): Promise<string> => {
    // As the pages look it up.
    const slug = slugKecamatan(asked);
    if (kabupaten.includes(slug) && page === '/ketersediaan-pangan/:kecamatan') return slug;
    const rows = await db.selectFrom('kecamatan').select('nama_kecamatan').execute();
    return rows.some((row) => slugKecamatan(row.nama_kecamatan) === slug) ? slug : NOBODY.kecamatan;
  };

  const komoditi = async (asked: string): Promise<string> => {
    const rows = await db.selectFrom('komoditi').select(['id', 'nama_komoditi']).execute();
    return komoditiBySlug(rows, asked) ? slugKecamatan(asked) : NOBODY.komoditi;
  };

  const produk = async (slug: string): Promise<string> => {
    const row = await db
      .selectFrom('produk')
      .select('id')
      .where('slug', '=', slug)
      .where('status', '=', 'aktif')
      .executeTakeFirst();
    return row ? slug : NOBODY.slug;
  };

  const kegiatan = async (asked: string): Promise<string> => {
    const id = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
    const row = id && (await db.selectFrom('kegiatan_dinas').select('id').where('id', '=', id).executeTakeFirst());
    return row ? String(row.id) : NOBODY.id;
  };

  const terbit = async (tahun: string, bulan: string) => {
    const of = /^\d{4}$/.test(tahun) && /^\d{1,2}$/.test(bulan) && { tahun: Number(tahun), bulan: Number(bulan) };
    const row =
      of &&
      (await db
        .selectFrom('terbitan_skpg')
        .select('id')
        .where((eb) => eb.and(of))
        .executeTakeFirst());
    return row ? { tahun: String(of.tahun), bulan: String(of.bulan) } : { tahun: NOBODY.tahun, bulan: NOBODY.tahun };
  };

  const withoutUnknownPeriode = async (page: PublicPage, query: URLSearchParams): Promise<URLSearchParams> => {
    const jenis = periodesOf[page];
    const asked = query.get('periode');
    // 0 asks for no period.
    if (!jenis || !asked || asked === '0') return query;
    const id = Number(asked);
    const row = await db.selectFrom(periode[jenis].key).select('id').where('id', '=', id).executeTakeFirst();
    const known = new URLSearchParams(query);
    if (row) known.set('periode', String(row.id));
    else known.delete('periode');
    return known;
  };

  return async (address) => {
    const { page, params } = address;
    if (page === null) return address;
    const named = {
      ...(params['kecamatan'] !== undefined && { kecamatan: await kecamatan(page, params['kecamatan']) }),
      ...(params['komoditi'] !== undefined && { komoditi: await komoditi(params['komoditi']) }),
      ...(params['slug'] !== undefined && { slug: await produk(params['slug']) }),
      ...(params['id'] !== undefined && { id: await kegiatan(params['id']) }),
      ...(params['tahun'] !== undefined && (await terbit(params['tahun'], params['bulan'] ?? ''))),
    };
    return { page, params: named, query: await withoutUnknownPeriode(page, address.query) };
  };
}
