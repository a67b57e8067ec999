import { randomBytes } from 'node:crypto';
import type { Peran } from '../contract/limits.ts';
import { startSession } from '../server/accounts/sessions.ts';
import { createLog, jsonLine } from '../server/adapters/log.ts';
import { insertAll } from '../server/db/insert-all.ts';
import { prepareDataFolder } from '../server/node/database/data-folder.ts';
import { openPorts } from '../server/node/process/open-ports.ts';
import { readConfig } from '../server/node/settings/config.ts';
import type { Place } from '../server/node/settings/place.ts';
import type { Db } from '../server/ports.ts';

/** Who writes, and what there is to write about. */
export interface Stage {
  petugas: { token: string; kecamatanIds: number[] }[];
  petani: { token: string }[];
  komoditiIds: number[];
  periodeIds: number[];
}

const PETUGAS = 4;
const PETANI = 2;
/** With 16 sub-districts, 64,000 prices: more than are written before the last kill. */
const KOMODITI = 50;
const PERIODE = 80;

const now = new Date();
const times = { created_at: now.toISOString(), updated_at: now.toISOString() };

/** Makes a production's data with accounts that are logged in, all before the first start. */
export async function setStage({ dataDir, databaseUrl }: Place): Promise<Stage> {
  await prepareDataFolder(dataDir);
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', BASE_URL: 'http://127.0.0.1' };
  const log = createLog(() => undefined, jsonLine);
  const { ports, close } = await openPorts(readConfig(env, 'produksi'), log, async () => undefined);
  try {
    return await fill(ports.db);
  } finally {
    await close();
  }
}

async function fill(db: Db): Promise<Stage> {
  const names = (what: string, count: number) => Array.from({ length: count }, (_, number) => `${what} ${number}`);
  await insertAll(
    db,
    'komoditi',
    names('Komoditi', KOMODITI).map((nama_komoditi) => ({ nama_komoditi, ...times })),
  );
  await insertAll(
    db,
    'periode_harga_pangan',
    names('Pekan', PERIODE).map((nama_periode) => ({ nama_periode, ...times })),
  );
  const places = await idsOf(db, 'kecamatan');

  const stage: Stage = {
    petugas: [],
    petani: [],
    komoditiIds: await idsOf(db, 'komoditi'),
    periodeIds: await idsOf(db, 'periode_harga_pangan'),
  };
  for (let number = 0; number < PETUGAS; number += 1) {
    const kecamatanIds = places.filter((_, index) => index % PETUGAS === number);
    const { id, token } = await account(db, 'petugas', number);
    await insertAll(
      db,
      'pengguna_kecamatan',
      kecamatanIds.map((kecamatan_id) => ({ user_id: id, kecamatan_id })),
    );
    stage.petugas.push({ token, kecamatanIds });
  }
  for (let number = 0; number < PETANI; number += 1) stage.petani.push(await account(db, 'petani', number));
  return stage;
}

const idsOf = async (db: Db, table: 'kecamatan' | 'komoditi' | 'periode_harga_pangan'): Promise<number[]> =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

async function account(db: Db, peran: Peran, number: number): Promise<{ id: number; token: string }> {
  const username = `${peran}${number}`;
  const { id } = await db
    .insertInto('pengguna')
    .values({
      nama_lengkap: username,
      username,
      email: `${username}@contoh.id`,
      no_hp: '081200000000',
      password_hash: randomBytes(32).toString('hex'),
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('pengguna_peran').values({ user_id: id, peran }).execute();
  return { id, token: await startSession(db, id, now) };
}
