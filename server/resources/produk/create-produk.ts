import { insertAll } from '../../db/insert-all.ts';
import { readBody } from '../../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../../http/context.ts';
import { ownerOf } from '../../http/rights/access.ts';
import { callerWith } from '../../http/rights/session.ts';
import { storeUploads } from '../../http/uploads/store-uploads.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { createRow } from '../../http/write/create-resource.ts';
import { validated } from '../../http/write/validated.ts';
import type { Transaction } from '../../ports.ts';
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
        const created_at = ports.now().toISOString();
        const also = (_trx: Transaction, produk_id: number) =>
          insertAll(
            trx,
            'produk_foto',
            uploads.map(({ name, bytes, isMain }) => ({
              ...{ produk_id, foto: name, bita: bytes.byteLength },
              ...{ main: isMain ? '1' : '0', created_at, updated_at: created_at },
            })),
          );
        return createRow(c, trx, ports.now(), { ...writes, also }, { ...parsed, user_id });
      }),
    );
  };
