import { sql } from 'kysely';
import type { z } from 'zod';
import type { produk } from '#contract/resources/produk.ts';
import type { ApiContext } from '../../http/context.ts';
import type { Upload } from '../../http/uploads/prepare-upload.ts';
import { touchable } from '../../http/write/stored-row.ts';
import type { Writes } from '../../http/write/writes.ts';
import type { Transaction } from '../../ports.ts';

/** How products are written, as their photos need it. */
export type ProdukWrites = Writes<z.output<typeof produk.input>>;

export type Album = Awaited<ReturnType<typeof albumOf>>;

/** The photos of a product that the caller may change; each change makes the product another revision. */
export async function albumOf(c: ApiContext, trx: Transaction, writes: ProdukWrites, now: Date) {
  const { id: produk_id, revisi, user_id } = await touchable(c, trx, writes);
  const updated_at = now.toISOString();
  await trx
    .updateTable('produk')
    .set({ revisi: revisi + 1, updated_at })
    .where('id', '=', produk_id)
    .execute();

  const fotos = await trx
    .selectFrom('produk_foto')
    .select(['id', 'foto', 'main'])
    .where('produk_id', '=', produk_id)
    .orderBy('id')
    .execute();
  const change = (values: { foto: string; bita: number } | { main: '0' | '1' }) =>
    trx
      .updateTable('produk_foto')
      .set({ ...values, updated_at, revisi: sql`revisi + 1` })
      .where('produk_id', '=', produk_id);

  /** Unsets the old one first: a unique index allows one main photo per product. */
  const makeMain = async (id: number): Promise<void> => {
    await change({ main: '0' }).where('main', '=', '1').where('id', '<>', id).execute();
    await change({ main: '1' }).where('id', '=', id).where('main', '=', '0').execute();
  };

  return {
    fotos,
    produk_id,
    user_id: Number(user_id),
    makeMain,
    add: async ({ name: foto, bytes }: Upload, isMain: boolean): Promise<void> => {
      const { id } = await trx
        .insertInto('produk_foto')
        .values({ produk_id, foto, bita: bytes.byteLength, main: '0', created_at: updated_at, updated_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (isMain) await makeMain(id);
    },
    replace: async (id: number, { name: foto, bytes }: Upload): Promise<void> => {
      await change({ foto, bita: bytes.byteLength }).where('id', '=', id).execute();
    },
    remove: async (id: number): Promise<void> => {
      await trx.deleteFrom('produk_foto').where('id', '=', id).execute();
    },
  };
}
