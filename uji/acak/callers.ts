import { startSession } from '../../server/accounts/sessions.ts';
import type { Db } from '../../server/ports.ts';
import { newLahan, newPeriode, placeIn } from '../../tests/support/api/fixtures.ts';
import { type Known, knownIds } from '../../tests/support/garbage/fitting.ts';
import { type CallerName, callers } from './draw.ts';

/** Who asks, and what there is to ask about, anew for each round: garbage logs out, changes and deletes. */
export async function openCallers(db: Db) {
  const accounts = await db
    .selectFrom('pengguna')
    .select(['id', 'username'])
    .where('username', 'in', callers)
    .execute();
  const known = await knownIds({ db });
  const place = await placeIn({ db }, 'Melak');
  const petani = accounts.find(({ username }) => username === 'petani')?.id ?? 0;

  return {
    /** A new session of an account; null for a visitor. */
    async session(caller: CallerName): Promise<string | null> {
      const account = accounts.find(({ username }) => username === caller);
      return account ? `Bearer ${await startSession(db, account.id, new Date())}` : null;
    },

    async known(): Promise<Known> {
      return {
        ...known,
        lahan_id: [await newLahan({ db }, place, petani), await newLahan({ db }, place, petani)],
        periode_harga_pangan_id: [await newPeriode({ db }, 'periode_harga_pangan')],
        periode_ketersediaan_pangan_id: [await newPeriode({ db }, 'periode_ketersediaan_pangan')],
        periode_timbang_balita_id: [await newPeriode({ db }, 'periode_timbang_balita')],
        periode_luas_tanam_id: [await newPeriode({ db }, 'periode_luas_tanam')],
      };
    },
  };
}

export type Callers = Awaited<ReturnType<typeof openCallers>>;
