import { sql } from 'kysely';
import type { Migrating } from './columns.ts';

/** Numbers of Indonesia begin with 0, as people dial them; until now they were kept as each was typed. */
export async function up(db: Migrating): Promise<void> {
  for (const prefix of ['+620', '620', '+62', '62']) {
    await sql`
      update pengguna set no_hp = '0' || substr(no_hp, ${sql.lit(prefix.length + 1)})
      where no_hp like ${sql.lit(`${prefix}%`)} and length(no_hp) >= ${sql.lit(prefix.length + 7)}
    `.execute(db);
  }
  await sql`update pengguna set no_hp = '0' || no_hp where no_hp like '8%' and length(no_hp) < 15`.execute(db);
}
