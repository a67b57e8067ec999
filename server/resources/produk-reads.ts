import type { z } from 'zod';
import type { produkFilter } from '#contract/filters/etalase.ts';
import type { Produk, ProdukFoto } from '#contract/rows/produk.ts';
import { readsOf } from '../http/collection.ts';
import type { Caller } from '../http/context.ts';
import { mediaUrl, mediaUrlOrNull } from '../http/media-url.ts';
import { contains, equals } from '../http/search.ts';
import { isSuperadmin, viewer } from '../http/session.ts';
import type { Db } from '../ports.ts';

type Filter = z.output<typeof produkFilter>;

const matching = (
  db: Db,
  { id, user_id, slug, status, search, judul, nama_kecamatan }: Filter,
  reader: Caller | null,
) =>
  db
    .selectFrom('produk')
    .where((eb) =>
      equals(eb, { 'produk.id': id, 'produk.user_id': user_id, 'produk.slug': slug, 'produk.status': status }),
    )
    .where((eb) => contains(eb, [search, judul], 'produk.judul'))
    // The public sees what is for sale, the owner also what he keeps back (api.md, Who may do what).
    .$if(reader === null, (found) => found.where('produk.status', '=', 'aktif'))
    .$if(reader !== null && !isSuperadmin(reader), (found) =>
      found.where((eb) => eb.or([eb('produk.status', '=', 'aktif'), eb('produk.user_id', '=', reader?.id ?? 0)])),
    )
    .$if(nama_kecamatan !== undefined, (found) =>
      found.where('produk.user_id', 'in', (eb) =>
        eb
          .selectFrom('lahan_petani')
          .innerJoin('kecamatan', 'kecamatan.id', 'lahan_petani.kecamatan_id')
          .select('lahan_petani.user_id')
          .where((inner) => contains(inner, [nama_kecamatan], 'kecamatan.nama_kecamatan')),
      ),
    );

export const produkReads = readsOf({
  shows: ['produk', 'produk_foto', 'pengguna', 'lahan_petani', 'kecamatan'],
  what: 'Produk',
  reader: viewer,
  matching,
  rows: (found) =>
    found
      .innerJoin('pengguna', 'pengguna.id', 'produk.user_id')
      .selectAll('produk')
      .select(['pengguna.username', 'pengguna.nama_lengkap', 'pengguna.no_hp', 'pengguna.foto as foto_penjual'])
      .orderBy('produk.created_at', 'desc')
      .orderBy('produk.id', 'desc'),
  toRows: async (found, db) => {
    const fotos = await fotosOf(
      db,
      found.map(({ id }) => id),
    );
    return found.map(
      ({ username, nama_lengkap, no_hp, foto_penjual, ...produk }): Produk => ({
        ...produk,
        produk_fotos: fotos.get(produk.id) ?? [],
        users: { username, nama_lengkap, no_hp, foto_url: mediaUrlOrNull(foto_penjual) },
      }),
    );
  },
});

/** The photos of several products by product, the main one first. */
async function fotosOf(db: Db, produkIds: number[]): Promise<Map<number, ProdukFoto[]>> {
  if (produkIds.length === 0) return new Map();
  const fotos = await db
    .selectFrom('produk_foto')
    .select(['id', 'produk_id', 'foto', 'main'])
    .where('produk_id', 'in', produkIds)
    .orderBy('main', 'desc')
    .orderBy('id')
    .execute();
  return Map.groupBy(
    fotos.map(({ foto, ...row }): ProdukFoto => ({ ...row, foto_url: mediaUrl(foto) })),
    ({ produk_id }) => produk_id,
  );
}
