import { slugProduk } from '#contract/routes.ts';
import { idsByName, insertAll } from '../../server/db/insert-all.ts';
import type { ProdukSeed } from './catalogue/produk.ts';
import type { Seeding } from './seeding.ts';
import { spreadOverYear } from './time/moments.ts';

/** A product with the names of its stored photos, the main one first. */
export type StoredProduk = ProdukSeed & { namaFoto: readonly string[] };

/** Gives each title its own slug: the second of a name gets -2. */
function slugs(): (judul: string) => string {
  const given = new Set<string>();
  return (judul) => {
    const plain = slugProduk(judul);
    let slug = plain;
    for (let next = 2; given.has(slug); next += 1) slug = `${plain}-${next}`;
    given.add(slug);
    return slug;
  };
}

/** The farmers' products, put up over the year. */
export async function seedProduk(seeding: Seeding, produk: readonly StoredProduk[]): Promise<void> {
  const { db, accounts } = seeding;
  const slugOf = slugs();
  const rows = spreadOverYear(produk, 'produk', seeding).map(({ item, moment }) => ({
    item,
    moment,
    slug: slugOf(item.judul),
  }));
  await insertAll(
    db,
    'produk',
    rows.map(
      ({ item: { judul, deskripsi, satuan, jenis_produk = null, harga, stok, status, penjual }, moment, slug }) => ({
        user_id: accounts.petani[penjual] ?? accounts.petani[0] ?? 0,
        ...{ judul, slug, deskripsi, satuan, jenis_produk, harga, stok, status },
        ...moment,
      }),
    ),
  );
  const idOf = idsByName(await db.selectFrom('produk').select(['id', 'slug as nama']).execute());
  await insertAll(
    db,
    'produk_foto',
    rows.flatMap(({ item, moment: { created_at }, slug }) =>
      item.namaFoto.map((foto, index) => ({
        produk_id: idOf(slug),
        foto,
        main: index === 0 ? ('1' as const) : ('0' as const),
        created_at,
        updated_at: created_at,
      })),
    ),
  );
}
