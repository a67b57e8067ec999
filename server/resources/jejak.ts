import { Hono } from 'hono';
import { type Jejak, jejak } from '#contract/resources/jejak.ts';
import { success } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { answerFile } from '../http/file/answer-file.ts';
import { columnsOf } from '../http/file/columns.ts';
import { pageOf, parseQuery } from '../http/read/page.ts';
import { callerWith } from '../http/rights/session.ts';
import type { Db, Ports } from '../ports.ts';

/** Counting stops here; a superadmin who looks for more narrows the filter. */
const COUNTED = 10_000;

interface Wanted {
  user_id?: number | undefined;
  perbuatan?: Jejak['perbuatan'] | undefined;
  /** The id of an account: its own acts, and acts of others on it. */
  of?: number;
}

const matching = (db: Db, { user_id, perbuatan, of }: Wanted) => {
  let rows = db.selectFrom('jejak');
  if (of !== undefined) {
    rows = rows.where((eb) =>
      eb.or([eb('jejak.user_id', '=', of), eb.and([eb('tabel', '=', 'pengguna'), eb('baris', '=', of)])]),
    );
  }
  if (user_id !== undefined) rows = rows.where('jejak.user_id', '=', user_id);
  return perbuatan === undefined ? rows : rows.where('perbuatan', '=', perbuatan);
};

const shown = (db: Db, wanted: Wanted) =>
  matching(db, wanted)
    .leftJoin('pengguna', 'pengguna.id', 'jejak.user_id')
    .select(['jejak.id', 'waktu', 'jejak.user_id', 'username', 'alamat', 'perbuatan', 'tabel', 'baris', 'keterangan'])
    .orderBy('jejak.id', 'desc');

/** The latest acts that match, newest first. */
export const lastJejak = (db: Db, wanted: Wanted, limit: number, offset = 0): Promise<Jejak[]> =>
  shown(db, wanted).limit(limit).offset(offset).execute();

/** Acts that are read at once for a file. */
const SLICE = 500;

async function* allJejak(db: Db, wanted: Wanted): AsyncGenerator<Jejak[]> {
  let rows = await shown(db, wanted).limit(SLICE).execute();
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1)?.id ?? 0;
    rows = await shown(db, wanted).where('jejak.id', '<', last).limit(SLICE).execute();
  }
}

/** Who did what: for superadmins only, and never cached on the way. */
export function jejakRoutes({ db }: Pick<Ports, 'db'>) {
  return new Hono<ApiEnv>().get('/', async (c) => {
    callerWith(c, 'superadmin');
    c.header('Cache-Control', 'private, no-store');
    const filter = parseQuery(c, jejak.filter);
    if (filter.format) {
      const slices = () => allJejak(db, filter);
      return answerFile(c, {
        format: filter.format,
        ...{ name: 'jejak', title: 'Jejak', columns: columnsOf(jejak), slices },
      });
    }
    // There are no pages beyond the counted rows.
    const offset = Math.min((filter.page - 1) * filter.limit, COUNTED);
    const limit = Math.min(filter.limit, COUNTED - offset);
    const { jumlah } = await db
      .selectFrom(matching(db, filter).select('jejak.id').limit(COUNTED).as('terhitung'))
      .select((eb) => eb.fn.countAll<number>().as('jumlah'))
      .executeTakeFirstOrThrow();
    return success(c, pageOf(c, await lastJejak(db, filter, limit, offset), Number(jumlah), filter));
  });
}
