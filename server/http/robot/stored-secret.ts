import type { Ports } from '../../ports.ts';
import { randomToken } from '../crypto.ts';

/** A secret stored in the database: the same for all processes, and after a restart. */
export function storedSecret(db: Ports['db'], nama: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= secretNamed(db, nama).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}

async function secretNamed(db: Ports['db'], nama: string): Promise<string> {
  await db
    .insertInto('keterangan')
    .values({ nama, nilai: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { nilai } = await db
    .selectFrom('keterangan')
    .select('nilai')
    .where('nama', '=', nama)
    .executeTakeFirstOrThrow();
  return nilai;
}
