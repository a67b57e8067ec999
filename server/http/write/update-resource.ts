import type { Body } from '../body/body.ts';
import type { ApiContext, ResourcePorts } from '../context.ts';
import { callerWith } from '../rights/session.ts';
import { storeUploads } from '../uploads/store-uploads.ts';
import { answerOnce } from './answer-once.ts';
import { named, sentPicture } from './body-fields.ts';
import { changeRow } from './change-row.ts';
import { removeRow } from './remove-row.ts';
import { touchable } from './stored-row.ts';
import type { Writes } from './writes.ts';

/** Answers updates of `/{id}`. They may be partial: absent fields stay as they are (kontrak.md, Writes). */
export const updateResource =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext, body: Body): Promise<Response> => {
    const picture = writes.picture?.field;
    const caller = callerWith(c, ...writes.writers.roles);
    const sent = named(writes, body.fields);
    if (picture) delete sent[picture];
    const upload = await sentPicture(ports.pictures, body, picture);

    return storeUploads(ports, upload.files, () =>
      answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
        const stored = await touchable(c, trx, writes);
        return changeRow(c, trx, ports.now(), writes, stored, { sent, columns: upload.columns });
      }),
    );
  };

/** Answers deletes of `/{id}`. */
export const removeResource =
  <Input extends object>(ports: ResourcePorts, writes: Writes<Input>) =>
  async (c: ApiContext, body: Body): Promise<Response> => {
    const caller = callerWith(c, ...writes.writers.roles);
    return storeUploads(ports, [], (left) =>
      answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
        const stored = await touchable(c, trx, writes);
        left.push(...(await removeRow(c, trx, ports.now(), writes, stored, body.fields)));
        return null;
      }),
    );
  };
