import { sql } from 'kysely';
import { createLog, readableLine } from '../../server/adapters/log.ts';
import { isPostgres } from '../../server/db/dialects.ts';
import { seedYearsAloud } from '../../server/node/cli/seed-demo-aloud.ts';
import { openPorts } from '../../server/node/process/open-ports.ts';
import { readConfig } from '../../server/node/settings/config.ts';

/** Fills an empty database as `npm run seed -- --tahun …` does. */
export async function seedYears(place: { DATA_DIR: string; DATABASE_URL: string }, years: number): Promise<void> {
  const log = createLog((line) => process.stderr.write(line), readableLine);
  const { ports, close } = await openPorts(readConfig(place, 'trial'), log, seedYearsAloud(years));
  // What PostgreSQL does for itself within minutes.
  if (isPostgres(ports.db)) await sql`vacuum analyze`.execute(ports.db);
  await close();
}
