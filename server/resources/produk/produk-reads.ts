import { sql } from 'kysely';
import { limits, statusProduk } from '#contract/limits.ts';
import { type ProdukFoto, produk } from '#contract/resources/produk.ts';
import { mapValue, runCompiledWithIds } from '../../db/compiled-query.ts';
import { newestFirst } from '../../http/read/large.ts';
import { readsOf } from '../../http/read/reads.ts';
import { contains, equals, pointsAtNamed } from '../../http/read/search.ts';
import { isSuperadmin, viewer } from '../../http/rights/session.ts';
import { mediaUrl, mediaUrlOrNull } from '../../http/uploads/media-routes.ts';
import type { Db } from '../../ports.ts';
import { isNarrowed, narrowings, orderOf } from './etalase/asked.ts';
import { findEtalase } from './etalase/find-etalase.ts';
import { sorted } from './etalase/sorted.ts';

/**
 * An expression instead of the column, so that SQLite does not choose the index on status: nearly all rows share one
 * status, and SQLite has no statistics to tell it so.
 */
const itsStatus = sql<string>`${sql.ref('produk.status')} || ''`;

export const produkReads = readsOf(produk, {
  shows: ['produk', 'produk_foto', 'pengguna', 'lahan_petani', 'kecamatan'],
  words: ['status', 'urut'],
  reader: viewer,
  matching: (db, { status, search, judul, nama_kecamatan, nomor, harga_dari, harga_sampai, ...filter }, reader) =>
    db
      .selectFrom('produk')
      .where((eb) => equals(eb, filter, 'produk', 'id', 'user_id', 'slug', ...narrowings))
      .$if(nomor !== undefined, (found) => found.where('produk.id', 'in', amongOf(nomor ?? [])))
      .$if(harga_dari !== undefined, (found) => found.where('produk.harga', '>=', harga_dari ?? 0))
      .$if(harga_sampai !== undefined, (found) => found.where('produk.harga', '<=', harga_sampai ?? 0))
      .$if(status !== undefined, (found) => found.where(itsStatus, '=', status ?? ''))
      .where((eb) => contains(eb, [search, judul], 'produk.judul'))
      // Visitors see what is for sale, owners also their own inactive products (kontrak.md, Who may do what).
      .$if(reader === null, (found) => found.where(itsStatus, '=', 'aktif'))
      .$if(reader !== null && !isSuperadmin(reader), (found) =>
        found.where((eb) => eb.or([eb(itsStatus, '=', 'aktif'), eb('produk.user_id', '=', reader?.id ?? 0)])),
      )
      .$if(nama_kecamatan !== undefined, (found) =>
        found.where((eb) =>
          eb.exists((inner) =>
            inner
              .selectFrom('lahan_petani')
              .whereRef('lahan_petani.user_id', '=', 'produk.user_id')
              .where((own) => pointsAtNamed(own, [nama_kecamatan], 'lahan_petani', 'kecamatan_id'))
              .select('lahan_petani.id'),
          ),
        ),
      ),
  large: newestFirst({
    table: 'produk',
    alias: 'produk',
    few: ['id', 'user_id', 'slug', 'nomor'],
    parts: ({ status }, reader) => {
      const seen = reader !== null && isSuperadmin(reader) ? statusProduk : (['aktif'] as const);
      return seen.filter((one) => status === undefined || one === status).map((one) => ({ status: one }));
    },
    // The counts hold no numbers of inactive products per owner.
    own: ({ status }, reader) => {
      if (reader === null || isSuperadmin(reader)) return undefined;
      return status === 'aktif' ? null : sql`user_id = ${reader.id} and status <> 'aktif'`;
    },
    isWalked: ({ search, judul, nama_kecamatan }) => (search ?? judul ?? nama_kecamatan) !== undefined,
    otherwise: { isAsked: isNarrowed, find: findEtalase },
    sorted,
  }),
  rows: (matching, _db, filter) =>
    matching
      .innerJoin('pengguna', 'pengguna.id', 'produk.user_id')
      .leftJoin('kecamatan', 'kecamatan.id', 'produk.kecamatan_id')
      .selectAll('produk')
      .select(['pengguna.username', 'pengguna.nama_lengkap', 'pengguna.no_hp', 'pengguna.foto as foto_penjual'])
      .select(['pengguna.terverifikasi', 'kecamatan.nama_kecamatan'])
      .$if(orderOf(filter) === 'termurah', (found) => found.orderBy('produk.harga'))
      .orderBy('produk.created_at', 'desc')
      .orderBy('produk.id', 'desc'),
  toRows: async (found, db) => {
    const fotos = await fotosOf(
      db,
      found.map(({ id }) => id),
    );
    return found.map(({ username, nama_lengkap, no_hp, foto_penjual, terverifikasi, nama_kecamatan, ...row }) => ({
      ...row,
      kecamatan: nama_kecamatan === null ? null : { nama_kecamatan },
      produk_fotos: fotos.get(row.id) ?? [],
      users: {
        ...{ username, nama_lengkap, no_hp, foto_url: mediaUrlOrNull(foto_penjual) },
        terverifikasi: terverifikasi === 1,
      },
    }));
  },
});

/** The ids of a list that is compiled once, however many of them there are; no row has the id 0. A placeholder stands for the number. */
const amongOf = (nomor: readonly number[]): number[] =>
  Array.from({ length: limits.nomorProduk }, (_, at) => mapValue(nomor, (ids) => ids[at] ?? 0));

/** The photos of several products by product, the main one first. */
export async function fotosOf(db: Db, produkIds: number[]): Promise<Map<number, ProdukFoto[]>> {
  if (produkIds.length === 0) return new Map();
  const fotos = await runCompiledWithIds(db, 'foto produk', produkIds, (ids) =>
    db
      .selectFrom('produk_foto')
      .select(['id', 'produk_id', 'foto', 'main'])
      .where('produk_id', 'in', ids)
      .orderBy('main', 'desc')
      .orderBy('id'),
  );
  return Map.groupBy(
    fotos.map(({ foto, ...row }): ProdukFoto => ({ ...row, foto_url: mediaUrl(foto) })),
    ({ produk_id }) => produk_id,
  );
}
