import { type Bentrok, gabungKomoditi, type PratinjauGabung } from '#contract/acts/gabung-komoditi.ts';
import { limits } from '#contract/limits.ts';
import { byDinas } from '#contract/resource.ts';
import { notFound, success } from '../../../http/answer.ts';
import type { ApiContext, Caller } from '../../../http/context.ts';
import { parseQuery } from '../../../http/read/page.ts';
import { callerWith } from '../../../http/rights/session.ts';
import type { Db, Ports, Transaction } from '../../../ports.ts';
import { conflictsOf, kunciOf, type Pair, rowsOf } from './conflicts.ts';
import { holders } from './holders.ts';
import { mergeable } from './mergeable.ts';

/** Answers `GET /komoditi/{id}/gabung?ke=`: what a merge would move, and where it must be chosen. */
export const previewMerge =
  ({ db }: Pick<Ports, 'db'>) =>
  async (c: ApiContext) => {
    const caller = callerWith(c, ...byDinas.roles);
    c.header('Cache-Control', 'private, no-store');
    const { ke = 0 } = parseQuery(c, gabungKomoditi.query);
    const { ini, itu } = await mergeable(db, c.req.param('id'), ke);
    const pairs = await conflictsOf(db, ini.id, itu.id);
    const daftar: Bentrok[] = [];
    for (const pair of pairs.slice(0, limits.bentrok)) daftar.push(await toldOf(db, pair, caller));
    const moving = await rowsOf(db, ini.id);
    return success(c, {
      ...{ ini, itu },
      pindah: moving.map(({ table, baris }) => ({
        ...{ tabel: table, baris },
        bentrok: pairs.filter((pair) => pair.table === table).length,
      })),
      ...{ bentrok: pairs.length, daftar },
    } satisfies PratinjauGabung);
  };

type Row = Record<string, string | number> & { id: number; updated_at: string };

async function toldOf(db: Db, pair: Pair, caller: Caller): Promise<Bentrok> {
  const holder = holders.find(({ table }) => table === pair.table);
  if (!holder) throw notFound('Tabel');
  const { at, figures, shown } = holder;
  const rowAt = async (id: number) => (await shown(db as Transaction, id, caller)) as Row;
  const sideOf = (row: Row): Bentrok['ini'] => ({
    id: row.id,
    isi: figures.map(([judul, field]) => ({ judul, nilai: row[field] ?? '' })),
    updated_at: row.updated_at,
  });
  const [ini, itu] = [await rowAt(pair.ini), await rowAt(pair.itu)];
  const di = at.map((field) => String(ini[field] ?? '')).filter((word) => word !== '');
  return { kunci: kunciOf(pair), di: di.join(', '), ini: sideOf(ini), itu: sideOf(itu) };
}
