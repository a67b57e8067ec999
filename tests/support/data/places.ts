import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOnDisk } from '../../../server/adapters/files-on-disk.ts';
import { regionNames } from '../../../server/adapters/region-names.ts';
import { seedRegion } from '../../../server/db/region.ts';
import { sha256 } from '../../../server/http/crypto.ts';
import { mediaPath, prepareDataFolder } from '../../../server/node/database/data-folder.ts';
import { openDatabase } from '../../../server/node/database/open-database.ts';
import type { Place } from '../../../server/node/settings/place.ts';
import type { Db } from '../../../server/ports.ts';

const NOW = new Date('2026-11-20T04:00:00Z');
const times = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };

/** A text that every step on the way must leave as it is. */
export const TRICKY = `'"\\ <b> \u2028 \u{1F33E} é ~ \r\n; drop table produk; --`;

/** Folders and databases that a test made; it calls `remove` at its end. */
export function places(newDatabase: () => Promise<string>) {
  const folders: string[] = [];
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'lumbung-cadangan-'));
    folders.push(made);
    return made;
  };
  const empty = async (): Promise<Place> => ({
    dataDir: join(await folder(), 'data'),
    databaseUrl: (await newDatabase()) || null,
  });
  return {
    folder,
    empty,
    /** A place with a region, a farmer, a product with a picture, and a gap where the last product was. */
    async filled() {
      const place = await empty();
      await prepareDataFolder(place.dataDir);
      const db = await openDatabase(place);
      await fill(db, place);
      return { place, db };
    },
    remove: async () => {
      for (const made of folders.splice(0)) await rm(made, { recursive: true, force: true });
    },
  };
}

async function fill(db: Db, { dataDir }: Place): Promise<void> {
  const region = await regionNames('64.07');
  if (!region) throw new Error('No such region');
  await seedRegion(db, region, NOW);
  const bytes = new TextEncoder().encode('foto');
  const foto = `${(await sha256(bytes)).slice(0, 32)}.jpg`;
  await filesOnDisk(mediaPath(dataDir)).write(foto, bytes);
  const farmer = { nama_lengkap: TRICKY, username: 'petani', email: 'petani@contoh.id', no_hp: '0812' };
  const { id: user_id } = await db
    .insertInto('pengguna')
    .values({ ...farmer, foto, password_hash: 'x', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const judul of ['Beras', 'Terhapus']) await insertProduk(db, user_id, judul);
  await db.deleteFrom('produk').where('judul', '=', 'Terhapus').execute();
  await db
    .insertInto('produk_foto')
    .values({ produk_id: 1, foto, main: '1', ...times })
    .execute();
}

/** @returns the id that the product got */
export async function insertProduk(db: Db, user_id: number, judul: string): Promise<number> {
  const { id } = await db
    .insertInto('produk')
    .values({
      user_id,
      judul,
      slug: judul,
      deskripsi: TRICKY,
      stok: 1,
      harga: 1,
      status: 'aktif',
      satuan: 'kg',
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
