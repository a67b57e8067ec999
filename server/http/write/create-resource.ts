import { addersOf } from '#contract/resource.ts';
import type { Transaction } from '../../ports.ts';
import { readBody } from '../body/body.ts';
import type { ApiContext, ResourcePorts } from '../context.ts';
import { ownerOf } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import { filesOf } from '../uploads/prepare-upload.ts';
import { storeUploads } from '../uploads/store-uploads.ts';
import { answerOnce } from './answer-once.ts';
import { named, sentPicture } from './body-fields.ts';
import { checkRow } from './check-row.ts';
import { insertRow } from './insert-row.ts';
import { noteWrite } from './jejak.ts';
import { validated } from './validated.ts';
import { type Values, type Writes, writtenRow } from './writes.ts';

/** Answers `POST /{resource}`. */
export const createResource =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext): Promise<Response> => {
    const { writers, rules, input } = writes;
    const picture = writes.picture?.field;
    const caller = callerWith(c, ...addersOf(writers).roles);
    const body = await readBody(c);
    const fields = {
      ...named(writes, body.fields),
      user_id: caller.id,
      ...(picture && { [picture]: filesOf(body, picture)[0] }),
    };
    // Before the picture is decoded: an incomplete form need not wait for that.
    const parsed = validated(fields, rules.add, input);
    const upload = await sentPicture(ports.pictures, body, picture);

    return storeUploads(ports, upload.files, () =>
      answerOnce(c, ports, { caller, body, code: 201 }, async (trx) => {
        const owner = writers.isOwned && { user_id: ownerOf(caller, body.fields, caller.id) };
        return createRow(c, trx, ports.now(), writes, { ...parsed, ...owner }, upload.columns);
      }),
    );
  };

/** Checks and stores a row. @returns the data of the answer */
export async function createRow<Input extends object>(
  c: ApiContext,
  trx: Transaction,
  now: Date,
  writes: Writes<Input>,
  parsed: Values<Input>,
  further: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const { table, writers, also, touches } = writes;
  const caller = callerWith(c, ...addersOf(writers).roles);
  const values = await checkRow(trx, writes, caller, parsed, null, now);
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const id = await insertRow(trx, table, { ...values, ...further, ...times });
  await also?.(trx, id, values);
  await noteWrite(c, trx, now, { perbuatan: 'tambah', tabel: table, baris: id }, touches);
  return writtenRow(trx, writes, caller, id, values);
}
