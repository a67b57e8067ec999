import { sql } from 'kysely';
import type { HasilImpor } from '#contract/acts/impor.ts';
import type { Keluhan } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { insertAll } from '../../../db/insert-all.ts';
import type { Db, Transaction } from '../../../ports.ts';
import { invalid, Refusal, success } from '../../answer.ts';
import { fileRoom, readBody } from '../../body/body.ts';
import type { ApiContext, ResourcePorts } from '../../context.ts';
import { callerWith } from '../../rights/session.ts';
import { keepStates } from '../../versions/keep-version.ts';
import { updateRow } from '../../versions/update-row.ts';
import { answerOnce } from '../answer-once.ts';
import { actorOf, noteWrite } from '../jejak.ts';
import type { Stored, Values, Writes } from '../writes.ts';
import { type Judged, rowJudge } from './judge-rows.ts';
import { knownRows } from './known-rows.ts';

/**
 * Answers `POST /{resource}/impor`: many rows at once, all or none. Rows whose natural key exists are changed, the
 * others added. With `uji` nothing is stored, only told.
 */
export const importRows =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext): Promise<Response> => {
    const caller = callerWith(c, ...writes.writers.roles);
    const body = await readBody(c, fileRoom);
    const rows = sentRows(body.fields);
    if (['1', 1, true].includes(body.fields['uji'] as never)) {
      return success(c, resultOf(await planned(ports.db, writes, rows)));
    }
    return answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
      const plan = await planned(trx, writes, rows);
      await store(c, trx, ports.now(), writes, plan);
      return resultOf(plan);
    });
  };

const count = new Intl.NumberFormat('id-ID');

/** @throws Refusal 422 unless there are rows, and not too many */
function sentRows({ baris }: Record<string, unknown>): readonly unknown[] {
  const refuse = (message: string) => invalid(message, { baris: [message] });
  if (!Array.isArray(baris) || baris.length === 0) throw refuse('Baris harus diisi');
  const most = limits.impor.baris;
  if (baris.length > most) throw refuse(`Paling banyak ${count.format(most)} baris sekali kirim`);
  return baris;
}

/** @throws Refusal 422 with every complaint by row and field, when a row is wrong */
async function planned<Input extends object>(
  db: Db,
  { table, naturalKey = { columns: ['id'] }, rules, input, keepsBlank, checkImported }: Writes<Input>,
  rows: readonly unknown[],
): Promise<Judged[]> {
  const known = await knownRows(db, Object.keys(input.shape));
  const { rows: stored } = await sql<Stored>`select * from ${sql.table(table)}`.execute(db);
  const keluhan: Keluhan[] = [];
  const wrong = new Set<number>();
  const complain = (one: Keluhan) => {
    wrong.add(one.baris);
    if (keluhan.length < limits.impor.keluhan) keluhan.push(one);
  };
  const judge = rowJudge({ rules, input, naturalKey, ...(keepsBlank && { keepsBlank }) }, known, stored, complain);
  const plan = rows.flatMap((row, at) => judge(row, at + 1) ?? []);
  for (const { baris, values, stored: row } of checkImported ? plan.filter(isChanged) : []) {
    if (!row) continue;
    // Cast: `Judged` is free of the resource's type, and the schema of this input has parsed the values.
    const complaints = await checkImported?.(db, values as Values<Input>, row);
    for (const { kolom, pesan } of complaints ?? []) complain({ baris, kolom, pesan });
  }
  if (wrong.size === 0) return plan;
  const [keliru, semua] = [count.format(wrong.size), count.format(rows.length)];
  throw new Refusal(422, `${keliru} dari ${semua} baris keliru. Tidak ada yang disimpan.`, { data: { keluhan } });
}

const isNew = ({ stored }: Judged) => stored === null;
const isChanged = ({ changed }: Judged) => changed.length > 0;

async function store<Input extends object>(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  { table, touches, alsoImported }: Writes<Input>,
  plan: readonly Judged[],
): Promise<void> {
  const [added, changed] = [plan.filter(isNew), plan.filter(isChanged)];
  if (added.length + changed.length === 0) return;
  const updated_at = now.toISOString();
  const times = { created_at: updated_at, updated_at };
  const states = changed.flatMap(({ stored }) => stored ?? []);
  await keepStates(trx, table, states, { ...actorOf(c), perbuatan: 'ubah', waktu: updated_at });
  await insertAll(trx, table, added.map(({ values }) => ({ ...values, ...times })) as never[]);
  for (const { values, stored } of changed) {
    if (stored) await updateRow(trx, table, stored.id, { ...values, revisi: Number(stored.revisi) + 1, updated_at });
  }
  await alsoImported?.(trx, updated_at);
  const keterangan = `${count.format(added.length)} ditambah, ${count.format(changed.length)} diubah`;
  await noteWrite(c, trx, now, { perbuatan: 'impor', tabel: table, keterangan }, touches);
}

function resultOf(plan: readonly Judged[]): HasilImpor {
  const [tambah, ubah] = [plan.filter(isNew).length, plan.filter(isChanged).length];
  const perubahan = plan.flatMap(({ baris, values, stored, changed }) =>
    changed.map((kolom) => ({ baris, kolom, dari: stored?.[kolom], jadi: values[kolom] })),
  ) as HasilImpor['perubahan'];
  return {
    ...{ tambah, ubah, sama: plan.length - tambah - ubah },
    perubahan: perubahan.slice(0, limits.impor.perubahan),
  };
}
