import type { Transaction as KyselyTransaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type Transaction = KyselyTransaction<Database>;
