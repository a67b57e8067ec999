import { type RawBuilder, sql } from 'kysely';
import type { DrawingPorts } from '../../server/acuan/store-drawings.ts';
import { regionNames } from '../../server/adapters/region-names.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openSqlite } from '../../server/db/open-sqlite.ts';
import { seedRegion } from '../../server/db/region.ts';
import type { Db } from '../../server/ports.ts';
import { seedDemo } from './seed-demo.ts';

const KUTAI_BARAT = '64.07';
const FRIDAY_NOON = new Date('2026-11-20T04:30:00Z');

/** Drawings stay text: the tests are about rows, and rasterising takes its time. */
export const drawings: DrawingPorts['pictures'] = { rasterise: async (svg) => new TextEncoder().encode(svg) };

/** A database in memory that has its region and nothing else. */
export async function withRegion(kode = KUTAI_BARAT): Promise<Db> {
  const region = await regionNames(kode);
  if (!region) throw new Error(`No regency ${kode}`);
  const db = openSqlite(':memory:');
  await migrate(db);
  await seedRegion(db, region, new Date('2026-11-20T00:00:00Z'));
  return db;
}

/** The demo in memory, and what was stored and hashed for it. For tests. */
export async function seededDemo({ kode = KUTAI_BARAT, today = FRIDAY_NOON } = {}) {
  const db = await withRegion(kode);
  const stored = new Map<string, Uint8Array>();
  const files = { write: async (name: string, bytes: Uint8Array) => void stored.set(name, bytes) };
  const hashed: string[] = [];
  const hash = async (plain: string) => `hash ${hashed.push(plain)}`;
  await seedDemo({ db, files, pictures: drawings }, { hash }, { today, progress: () => undefined });
  const rows = async <Row = Record<string, number>>(query: RawBuilder<Row>) => (await query.execute(db)).rows;
  const tables = async () => (await db.introspection.getTables()).filter(({ name }) => name !== 'keterangan');

  /** All rows as one text. */
  const contents = async (): Promise<string> => {
    const texts: string[] = [];
    for (const { name } of await tables()) {
      texts.push(name, JSON.stringify(await rows(sql`select * from ${sql.table(name)} order by 1, 2`)));
    }
    return texts.join('\n');
  };

  /** Rows with impossible times: written after today, or changed before they were written. */
  const untimely = async () => {
    const found: unknown[] = [];
    for (const { name, columns } of await tables()) {
      if (!columns.some((column) => column.name === 'updated_at')) continue;
      const late = sql`select ${name} as tabel, created_at, updated_at from ${sql.table(name)}
        where updated_at > ${today.toISOString()} or created_at > updated_at`;
      found.push(...(await rows(late)));
    }
    return found;
  };
  return { db, stored, hashed, rows, contents, untimely };
}
