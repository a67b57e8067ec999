import { readBody } from '../../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../../http/context.ts';
import { ownerOf } from '../../http/rights/access.ts';
import { callerWith } from '../../http/rights/session.ts';
import { storeUploads } from '../../http/uploads/store-uploads.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { checkRow } from '../../http/write/check-row.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { validated } from '../../http/write/validated.ts';
import type { ProdukWrites } from './album.ts';
import { refuseBeyondKuota } from './produk-kuota.ts';
import { preparedFotos, refuseTooMany, sentFotos } from './sent-fotos.ts';

/** Answers `POST /produk`: a product comes with its photos, all of it or nothing. */
export const createProduk =
  (ports: ResourcePorts, writes: ProdukWrites) =>
  async (c: ApiContext): Promise<Response> => {
    const caller = callerWith(c, ...writes.writers.roles);
    const body = await readBody(c);
    const foto = sentFotos(body);
    const fields = { ...body.fields, user_id: caller.id, foto, main: foto.find(({ isMain }) => isMain) };
    const parsed = validated(fields, writes.rules.add, writes.input);
    refuseTooMany(foto);
    const uploads = await preparedFotos(ports.pictures, foto);

    return storeUploads(ports, uploads, () =>
      answerOnce(c, ports, { caller, body, code: 201 }, async (trx) => {
        const user_id = ownerOf(caller, body.fields, caller.id);
        await refuseBeyondKuota(trx, ports.guards.kuota, user_id, { produk: 1, fotos: uploads });
        const values = await checkRow(trx, writes, caller, { ...parsed, user_id }, null);
        const now = ports.now().toISOString();
        const times = { created_at: now, updated_at: now };
        const { id } = await trx
          .insertInto('produk')
          .values({ ...values, user_id, slug: String(values['slug']), ...times })
          .returning('id')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('produk_foto')
          .values(
            uploads.map(({ name, bytes, isMain }) => ({
              ...{ produk_id: id, foto: name, bita: bytes.byteLength },
              ...{ main: isMain ? '1' : '0', ...times },
            })),
          )
          .execute();
        await noteWrite(c, trx, ports.now(), { perbuatan: 'tambah', tabel: 'produk', baris: id }, ['produk_foto']);
        return { produk: await writes.shown(trx, id, caller) };
      }),
    );
  };
