import { limits } from '#contract/limits.ts';
import { invalid, success } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { callerWith } from '../http/rights/session.ts';
import type { Db } from '../ports.ts';

/** The length of the longest list of keys, with its commas. */
export const KEYS_LENGTH = limits.kunciSekaligus * 101;

/**
 * GET /user/kiriman?kunci=…,… tells which of the caller's writes this server's history has, by their Idempotency-Keys.
 * After a restore devices find out in this way what it has lost.
 */
export const knownWrites =
  ({ db }: { db: Db }) =>
  async (c: ApiContext) => {
    const { id } = callerWith(c);
    const text = c.req.query('kunci') ?? '';
    const keys = text.split(',').filter((key) => /^[\w-]{8,100}$/.test(key));
    if (text.length > KEYS_LENGTH || text.includes('\0') || keys.length > limits.kunciSekaligus) {
      const sentence = `Parameter kunci paling banyak ${limits.kunciSekaligus} Idempotency-Key, dipisah koma`;
      throw invalid(sentence, { kunci: [sentence] });
    }
    if (keys.length === 0) return success(c, { dikenal: [] });
    const rows = await db
      .selectFrom('idempotensi')
      .select('kunci')
      .where('user_id', '=', id)
      .where('kunci', 'in', keys)
      .execute();
    return success(c, { dikenal: rows.map(({ kunci }) => kunci) });
  };
