import { routes } from '#contract/routes.ts';
import { slugsKomoditi } from '#contract/slug-komoditi.ts';
import type { TableName } from '../db/schema.ts';
import type { Db } from '../ports.ts';
import { standingTerbitan } from '../skpg/terbitan.ts';

/** Addresses per sitemap; the protocol allows 50,000. */
export const LARGEST = 10_000;

/** At most this many products or activities, the newest first, and pages of prices. */
const MOST = 99 * LARGEST;

/** At most this many sellers, those who joined last: each costs a look whether he offers anything. */
const MOST_SELLERS = LARGEST;

/** The tables that the addresses come from. */
export const shownTables: TableName[] = ['kecamatan', 'komoditi', 'produk', 'kegiatan_dinas', 'terbitan_skpg'];

interface Slice {
  limit: number;
  offset: number;
}

const lists = [
  routes.home,
  routes.etalase,
  routes.hargaPangan,
  routes.hargaPanganKutaiBarat,
  routes.bandingkan,
  routes.ketersediaanPangan,
  routes.luasLahan,
  routes.peta,
  routes.kegiatan,
  routes.laporan,
  routes.timbangBalita,
  routes.luasTanam,
  routes.data,
  routes.skpg,
];

export const pathsOf = {
  halaman: async (db: Db, { limit, offset }: Slice) => {
    const kecamatan = await db.selectFrom('kecamatan').select('nama_kecamatan').orderBy('id').execute();
    const places = kecamatan.flatMap(({ nama_kecamatan: nama }) => [
      routes.hargaPanganDi(nama),
      routes.ketersediaanPanganDi(nama),
      routes.timbangBalitaDi(nama),
      routes.luasTanamDi(nama),
    ]);
    const months = (await publishedMonths(db).execute()).map((month) => routes.skpgBulan(month));
    return [...lists, ...places, ...months].slice(offset, offset + limit);
  },
  produk: async (db: Db, { limit, offset }: Slice) => {
    const produk = db.selectFrom('produk').select('slug').where('status', '=', 'aktif').orderBy('id', 'desc');
    return (await produk.limit(limit).offset(offset).execute()).map(({ slug }) => routes.detailProduk(slug));
  },
  penjual: async (db: Db, { limit, offset }: Slice) => {
    const left = Math.max(0, Math.min(limit, MOST_SELLERS - offset));
    return (await sellers(db).limit(left).offset(offset).execute()).map(({ id }) => routes.penjual(id));
  },
  kegiatan: async (db: Db, { limit, offset }: Slice) => {
    const kegiatan = db.selectFrom('kegiatan_dinas').select('id').orderBy('id', 'desc');
    return (await kegiatan.limit(limit).offset(offset).execute()).map(({ id }) => routes.detailKegiatan(id));
  },
  harga: async (db: Db, { limit, offset }: Slice) => {
    const kecamatan = await db.selectFrom('kecamatan').select('nama_kecamatan').orderBy('id').execute();
    const komoditi = await db.selectFrom('komoditi').select(['id', 'nama_komoditi']).orderBy('id').execute();
    const slugs = [...slugsKomoditi(komoditi).values()];
    // Of the regency first, then place after place.
    const places = [undefined, ...kecamatan.map(({ nama_kecamatan: nama }) => nama)];
    const end = Math.min(offset + limit, places.length * slugs.length);
    return Array.from({ length: Math.max(0, end - offset) }, (_, at) => {
      const place = places[Math.floor((offset + at) / slugs.length)];
      const slug = slugs[(offset + at) % slugs.length] ?? '';
      return place === undefined ? routes.hargaKomoditiKutaiBarat(slug) : routes.hargaKomoditi(place, slug);
    });
  },
};

/** The months that may be read, the newest first: a revision is the same page, and one that is withdrawn is not offered. */
const publishedMonths = (db: Db) =>
  standingTerbitan(db).select(['tahun', 'bulan']).orderBy('tahun', 'desc').orderBy('bulan', 'desc');

/** The accounts that offer anything: others have no page. */
const sellers = (db: Db) =>
  db
    .selectFrom('pengguna')
    .select('id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('produk')
          .select('produk.id')
          .whereRef('produk.user_id', '=', 'pengguna.id')
          .where('produk.status', '=', 'aktif'),
      ),
    )
    .orderBy('id', 'desc');

type Group = keyof typeof pathsOf;

/** How many pages each group has. */
export async function countsOf(db: Db): Promise<[group: Group, count: number][]> {
  // From the tables of counts: a request for a missing part must not count all products.
  const { produk, penjual, kegiatan, kecamatan, komoditi, terbit } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('jumlah_produk')
        .select(({ fn }) => fn.sum<number | null>('jumlah').as('count'))
        .where('status', '=', 'aktif')
        .as('produk'),
      eb
        .selectFrom('jumlah_kegiatan_dinas')
        .select(({ fn }) => fn.sum<number | null>('jumlah').as('count'))
        .as('kegiatan'),
      eb
        .selectFrom(sellers(db).limit(MOST_SELLERS).as('penjual'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('penjual'),
      eb
        .selectFrom('kecamatan')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('kecamatan'),
      eb
        .selectFrom('komoditi')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('komoditi'),
      eb
        .selectFrom(publishedMonths(db).as('bulan_terbit'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('terbit'),
    ])
    .executeTakeFirstOrThrow();
  return [
    ['halaman', lists.length + 4 * Number(kecamatan) + Number(terbit)],
    ['produk', Math.min(Number(produk), MOST)],
    ['penjual', Number(penjual)],
    ['kegiatan', Math.min(Number(kegiatan), MOST)],
    ['harga', Math.min((1 + Number(kecamatan)) * Number(komoditi), MOST)],
  ];
}
