import type { Body } from '../body/body.ts';
import type { ApiContext, ResourcePorts } from '../context.ts';
import { ownerOf } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import { storeUploads } from '../uploads/store-uploads.ts';
import { answerOnce } from './answer-once.ts';
import { named, sentPicture } from './body-fields.ts';
import { checkRow } from './check-row.ts';
import { noteWrite } from './jejak.ts';
import { refuseUsed } from './references.ts';
import { touchable } from './stored-row.ts';
import { validated } from './validated.ts';
import type { Writes } from './writes.ts';

/** Answers updates of `/{id}`. They may be partial: absent fields stay as they are (kontrak.md, Writes). */
export const updateResource =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext, body: Body): Promise<Response> => {
    const { table, key, writers, rules, input, elsewhere, also, touches, shown } = writes;
    const picture = writes.picture?.field;
    const caller = callerWith(c, ...writers.roles);
    const sent = named(writes, body.fields);
    if (picture) delete sent[picture];
    const upload = await sentPicture(ports.pictures, body, picture);

    return storeUploads(ports, upload.files, () =>
      answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
        const stored = await touchable(c, trx, writes);
        const fields = { ...stored, ...sent, ...upload.columns, ...(await elsewhere?.(trx, stored.id)), id: stored.id };
        const parsed = validated({ ...fields, user_id: caller.id }, rules.edit, input);
        const owner = writers.isOwned && { user_id: ownerOf(caller, sent, Number(stored['user_id'])) };
        const values = await checkRow(trx, writes, caller, { ...parsed, ...owner }, stored);
        // Here and below: of a table that is one of many the compiler knows no columns; all have these.
        await trx
          .updateTable(table)
          .set({
            ...values,
            ...upload.columns,
            revisi: stored.revisi + 1,
            updated_at: ports.now().toISOString(),
          } as never)
          .where('id', '=', stored.id as never)
          .execute();
        await also?.(trx, stored.id, values);
        await noteWrite(c, trx, ports.now(), { perbuatan: 'ubah', tabel: table, baris: stored.id }, touches);
        return { [key]: await shown(trx, stored.id, caller) };
      }),
    );
  };

/** Answers deletes of `/{id}`. */
export const removeResource =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext, body: Body): Promise<Response> => {
    const { table, writers, leaves, touches } = writes;
    const caller = callerWith(c, ...writers.roles);
    return storeUploads(ports, [], (left) =>
      answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
        const stored = await touchable(c, trx, writes);
        await refuseUsed(trx, table, stored.id);
        if (leaves) left.push(...(await leaves(trx, stored.id)));
        await trx
          .deleteFrom(table)
          .where('id', '=', stored.id as never)
          .execute();
        await noteWrite(c, trx, ports.now(), { perbuatan: 'hapus', tabel: table, baris: stored.id }, touches);
        return null;
      }),
    );
  };
