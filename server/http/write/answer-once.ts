import { placeholder, placeholders, runCompiled } from '../../db/compiled-query.ts';
import type { Ports, Transaction } from '../../ports.ts';
import { Refusal, success } from '../answer.ts';
import type { Body } from '../body/body.ts';
import type { ApiContext, Caller } from '../context.ts';
import { sha256 } from '../crypto.ts';
import { retryTransaction } from './retry-transaction.ts';

type WritePorts = Pick<Ports, 'db' | 'now'>;

interface AnswerOptions {
  caller: Caller;
  body: Body;
  code: 200 | 201;
  /** The sentence of the answer; it depends on the address only, so it is not stored. A note takes its place. */
  message?: string;
}

/** Keys whose first request this process is still answering. */
const running = new Set<string>();

/**
 * Runs a write in one transaction and answers. With an `Idempotency-Key` the answer is stored in the same transaction
 * and given again for the same key, user and body, so that clients may resend after a lost answer (kontrak.md, Writes).
 */
export async function answerOnce<Data>(
  c: ApiContext,
  { db, now }: WritePorts,
  { caller, body, code, message }: AnswerOptions,
  act: (trx: Transaction) => Promise<Data>,
): Promise<Response> {
  const kunci = c.req.header('Idempotency-Key');
  if (kunci === undefined) {
    const data = await retryTransaction(db, act);
    return success(c, data, code, noteOf(data) ?? message);
  }
  if (!/^[\w-]{8,100}$/.test(kunci)) throw new Refusal(422, 'Idempotency-Key tidak sah');

  const sidik = await fingerprint(c, body);
  const own = `${caller.id} ${kunci}`;
  if (running.has(own))
    throw new Refusal(409, 'Kiriman yang sama sedang diproses', { headers: { 'Retry-After': '1' } });
  running.add(own);
  try {
    const { kode, isi } = await retryTransaction(db, async (trx) => {
      const [known] = await runCompiled(trx, 'kunci', { user_id: caller.id, kunci }, () =>
        trx
          .selectFrom('idempotensi')
          .select(['sidik', 'kode', 'isi'])
          .where('user_id', '=', placeholder<number>('user_id'))
          .where('kunci', '=', placeholder<string>('kunci')),
      );
      if (known && known.sidik !== sidik) {
        throw new Refusal(422, 'Idempotency-Key ini sudah dipakai untuk kiriman lain');
      }
      if (known) return known;
      const made = { kode: code, isi: JSON.stringify((await act(trx)) ?? null) };
      const row = { user_id: caller.id, kunci, sidik, ...made, created_at: now().toISOString() };
      await runCompiled(trx, 'simpan kunci', row, () => trx.insertInto('idempotensi').values(placeholders(row)));
      return made;
    });
    const data = JSON.parse(isi);
    return success(c, data, kode === 201 ? 201 : 200, noteOf(data) ?? message);
  } finally {
    running.delete(own);
  }
}

/** The note that a write's data carry (`writtenRow`). */
const noteOf = (data: unknown): string | undefined =>
  data !== null && typeof data === 'object' && 'catatan' in data && typeof data.catatan === 'string'
    ? data.catatan
    : undefined;

/** Over the parsed body, not the raw one: the multipart boundary changes with each attempt (kontrak.md, Writes). */
async function fingerprint(c: ApiContext, { fields, files }: Body): Promise<string> {
  const parts = [c.req.method, new URL(c.req.url).pathname, c.req.header('If-Match') ?? ''];
  for (const name of Object.keys(fields).sort()) parts.push(name, JSON.stringify(fields[name]));
  for (const [name, all] of [...files].sort()) {
    for (const file of all) parts.push(name, await sha256(new Uint8Array(await file.arrayBuffer())));
  }
  return sha256(JSON.stringify(parts));
}
