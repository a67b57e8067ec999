import type { Hono } from 'hono';
import { fotoProdukRules } from '#contract/resources/produk.ts';
import { invalid, notFound, Refusal } from '../../http/answer.ts';
import { type Body, FORM_BYTES, limitBody, readBody } from '../../http/body/body.ts';
import type { ApiContext, ApiEnv, ResourcePorts } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { preparedUpload } from '../../http/uploads/prepare-upload.ts';
import { storeUploads } from '../../http/uploads/store-uploads.ts';
import { onlyFor } from '../../http/write/add-writes.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { byMethod } from '../../http/write/by-method.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import type { Transaction } from '../../ports.ts';
import { type Album, albumOf, type ProdukWrites } from './album.ts';
import { refuseBeyondKuota } from './produk-kuota.ts';
import { preparedFotos, receivingFotos, refuseTooMany, sentFotos } from './sent-fotos.ts';

const ALBUM = '/:id{[0-9]{1,9}}/foto';
const ONE = `${ALBUM}/:fotoId{[0-9]{1,9}}`;
const MAIN = '/:id{[0-9]{1,9}}/main-foto/:fotoId{[0-9]{1,9}}';

/** Adds, replaces and removes a product's photos, and chooses the main one. */
export function addProdukFoto(routes: Hono<ApiEnv>, ports: ResourcePorts, writes: ProdukWrites): Hono<ApiEnv> {
  const { writers, shown } = writes;

  /** The trail knows no photos: it records a change of the product. */
  const noteChange = (c: ApiContext, trx: Transaction, id: number) =>
    noteWrite(c, trx, ports.now(), { perbuatan: 'ubah', tabel: 'produk', baris: id, keterangan: 'foto' }, [
      'produk_foto',
    ]);

  /** Changes the photos of the addressed product, and answers with the product. */
  const change = (
    c: ApiContext,
    body: Body,
    code: 200 | 201,
    act: (album: Album, trx: Transaction) => Promise<void>,
  ) => {
    const caller = callerWith(c, ...writers.roles);
    return answerOnce(c, ports, { caller, body, code }, async (trx: Transaction) => {
      const album = await albumOf(c, trx, writes, ports.now());
      await act(album, trx);
      await noteChange(c, trx, album.produk_id);
      return { produk: await shown(trx, album.produk_id, caller) };
    });
  };

  const add = async (c: ApiContext) => {
    const body = await readBody(c);
    const sent = sentFotos(body);
    refuseTooMany(sent);
    if (sent.length === 0) throw invalid('Masukkan foto produk!', { foto: ['Masukkan foto produk!'] });
    const uploads = await preparedFotos(ports.pictures, sent);
    return storeUploads(ports, uploads, () =>
      change(c, body, 201, async (album, trx) => {
        refuseTooMany(sent, album.fotos.length);
        await refuseBeyondKuota(trx, ports.guards.kuota, album.user_id, { fotos: uploads });
        for (const upload of uploads) await album.add(upload, upload.isMain);
      }),
    );
  };

  const replace = async (c: ApiContext, body: Body) => {
    const [sent] = sentFotos(body);
    const isMain = sent?.isMain || body.fields['main'] === '1' || body.fields['main'] === 1;
    if (!sent && !isMain) throw invalid('Masukkan foto produk!', { foto: ['Masukkan foto produk!'] });
    const uploads = sent ? [await preparedUpload(ports.pictures, sent.file, fotoProdukRules)] : [];
    return storeUploads(ports, uploads, (left) =>
      change(c, body, 200, async (album, trx) => {
        const foto = existing(c, album);
        await refuseBeyondKuota(trx, ports.guards.kuota, album.user_id, { fotos: uploads, instead: foto.id });
        for (const upload of uploads) {
          left.push(foto.foto);
          await album.replace(foto.id, upload);
        }
        if (isMain) await album.makeMain(foto.id);
      }),
    );
  };

  const remove = async (c: ApiContext, body: Body) => {
    const caller = callerWith(c, ...writers.roles);
    return storeUploads(ports, [], (left) =>
      answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
        const album = await albumOf(c, trx, writes, ports.now());
        const { id, foto, main } = existing(c, album);
        const [first] = album.fotos.filter((other) => other.id !== id);
        if (!first) throw new Refusal(409, 'Foto terakhir tidak dapat dihapus');
        await album.remove(id);
        left.push(foto);
        if (main === '1') await album.makeMain(first.id);
        await noteChange(c, trx, album.produk_id);
        return null;
      }),
    );
  };

  const makeMain = async (c: ApiContext) =>
    change(c, await readBody(c), 200, (album) => album.makeMain(existing(c, album).id));

  const received = receivingFotos(ports);
  routes.post(ALBUM, onlyFor(writes), received, add);
  routes.use(ONE, onlyFor(writes), received);
  byMethod(routes, ONE, replace, remove);
  return routes.on(['POST', 'PUT', 'PATCH'], MAIN, onlyFor(writes), limitBody(FORM_BYTES), makeMain);
}

/** @throws Refusal 404 when the photo is not one of the product's */
function existing(c: ApiContext, { fotos }: Album) {
  const foto = fotos.find(({ id }) => id === Number(c.req.param('fotoId')));
  if (!foto) throw notFound('Foto');
  return foto;
}
