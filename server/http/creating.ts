import { acceptable } from './acceptable.ts';
import { ownerOf } from './access.ts';
import { readBody } from './body.ts';
import type { ApiContext, ResourcePorts } from './context.ts';
import { named, sentPicture } from './fields.ts';
import { actorOf, keepJejak } from './jejak.ts';
import { keeping } from './keeping.ts';
import { touch } from './revision.ts';
import { callerWith } from './session.ts';
import { filesOf } from './uploads.ts';
import { validated } from './validated.ts';
import { write } from './write.ts';
import type { Writes } from './writes.ts';

/** Answers `POST /{resource}`. */
export const creating =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext): Promise<Response> => {
    const { table, key, access, rules, input, picture, also, touches = [], shown } = writes;
    const caller = callerWith(c, ...access.roles);
    const body = await readBody(c);
    const fields = {
      ...named(writes, body.fields),
      user_id: caller.id,
      ...(picture && { [picture]: filesOf(body, picture)[0] }),
    };
    // Before pictures are decoded: a form that is not whole need not wait for that.
    const parsed = validated(fields, rules.add, input);
    const upload = await sentPicture(ports.pictures, body, picture);

    return keeping(ports, upload.files, () =>
      write(c, ports, { caller, body, code: 201 }, async (trx) => {
        const owner = access.isOwned && { user_id: ownerOf(caller, body.fields, caller.id) };
        const values = await acceptable(trx, writes, caller, { ...parsed, ...owner }, null);
        const now = ports.now().toISOString();
        const { id } = await trx
          .insertInto(table)
          // One of many tables: the schema that just parsed the values has exactly its columns.
          .values({ ...values, ...upload.columns, created_at: now, updated_at: now } as never)
          .returning('id')
          .executeTakeFirstOrThrow();
        await also?.(trx, Number(id), values);
        await touch(trx, table, ...touches);
        await keepJejak(trx, actorOf(c), { perbuatan: 'tambah', tabel: table, baris: Number(id) }, ports.now());
        return { [key]: await shown(trx, Number(id), caller) };
      }),
    );
  };
