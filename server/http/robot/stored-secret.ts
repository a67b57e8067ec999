import { addFact } from '../../db/facts.ts';
import type { Db } from '../../ports.ts';
import { randomToken } from '../crypto.ts';
import { once } from '../read/remembered.ts';

/** A secret stored in the database: the same for all processes, and after a restart. */
export const storedSecret = (db: Db, nama: string): (() => Promise<string>) =>
  once(async () => {
    await addFact(db, nama, randomToken());
    const secret = db.selectFrom('keterangan').select('nilai').where('nama', '=', nama);
    return (await secret.executeTakeFirstOrThrow()).nilai;
  });
