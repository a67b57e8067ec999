import type { Hono } from 'hono';
import type { z } from 'zod';
import { urutanInput } from '#contract/acts/urutan.ts';
import { limits } from '#contract/limits.ts';
import { type kegiatanDinas, keteranganFoto } from '#contract/resources/kegiatan-dinas.ts';
import { firstBroken, gambarRules } from '#contract/rules.ts';
import { invalid } from '../../http/answer.ts';
import { type Body, FORM_BYTES, LARGEST_BYTES, limitBody, readBody } from '../../http/body/body.ts';
import { receiveUploads } from '../../http/body/receive-uploads.ts';
import type { ApiContext, ApiEnv, ResourcePorts } from '../../http/context.ts';
import { callerWith } from '../../http/rights/session.ts';
import { filesOf, preparedUpload, type Upload } from '../../http/uploads/prepare-upload.ts';
import { storeUploads } from '../../http/uploads/store-uploads.ts';
import { onlyFor } from '../../http/write/add-writes.ts';
import { answerOnce } from '../../http/write/answer-once.ts';
import { byMethod, putOnly } from '../../http/write/by-method.ts';
import { noteWrite } from '../../http/write/jejak.ts';
import { reorder } from '../../http/write/reorder.ts';
import { validated } from '../../http/write/validated.ts';
import type { Writes } from '../../http/write/writes.ts';
import type { Transaction } from '../../ports.ts';
import { type Galeri, galeriOf, refuseTooMany } from './galeri.ts';

const ALL = '/:id{[0-9]{1,9}}/foto';
const ONE = `${ALL}/:fotoId{[0-9]{1,9}}`;
const ORDER = `${ALL}/urutan`;
const NONE = 'Masukkan foto kegiatan';

/** Adds, changes, removes and orders the further pictures of an activity. */
export function addKegiatanFoto(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<z.output<typeof kegiatanDinas.input>>,
): Hono<ApiEnv> {
  /** Changes the pictures of the addressed activity, and answers with the activity, or with nothing after a delete. */
  const change = (
    c: ApiContext,
    body: Body,
    act: (galeri: Galeri, trx: Transaction) => Promise<void>,
    { code = 200, isGone = false }: { code?: 200 | 201; isGone?: boolean } = {},
  ) => {
    const caller = callerWith(c, ...writes.writers.roles);
    return answerOnce(c, ports, { caller, body, code }, async (trx) => {
      const galeri = await galeriOf(c, trx, writes, ports.now());
      await act(galeri, trx);
      const note = {
        perbuatan: 'ubah',
        tabel: 'kegiatan_dinas',
        baris: galeri.kegiatan_id,
        keterangan: 'foto',
      } as const;
      await noteWrite(c, trx, ports.now(), note, ['kegiatan_foto']);
      return isGone ? null : { kegiatan_dinas: await galeri.shown() };
    });
  };

  const add = async (c: ApiContext) => {
    const body = await readBody(c);
    const files = filesOf(body, 'foto');
    if (files.length === 0) throw invalid(NONE, { foto: [NONE] });
    refuseTooMany(files.length);
    const said = [body.fields['keterangan']].flat();
    const keterangan = files.map((_file, at) => captionOf(said[at]));
    // One after the other, so that one request does not occupy all workers.
    const uploads: Upload[] = [];
    for (const file of files) uploads.push(await preparedUpload(ports.pictures, file, gambarRules));
    const act = (galeri: Galeri) =>
      galeri.add(uploads.map((upload, at) => ({ upload, keterangan: keterangan[at] ?? '' })));
    return storeUploads(ports, uploads, () => change(c, body, act, { code: 201 }));
  };

  const replace = async (c: ApiContext, body: Body) => {
    const [file] = filesOf(body, 'foto');
    const isSaid = 'keterangan' in body.fields;
    if (!file && !isSaid) throw invalid(NONE, { foto: [NONE] });
    const keterangan = isSaid ? captionOf(body.fields['keterangan']) : undefined;
    const upload = file && (await preparedUpload(ports.pictures, file, gambarRules));
    return storeUploads(ports, upload ? [upload] : [], (left) =>
      change(c, body, async (galeri) => {
        const foto = await galeri.addressed();
        if (upload) left.push(foto.foto);
        await galeri.change(foto, { ...(upload && { foto: upload.name }), ...(isSaid && { keterangan }) });
      }),
    );
  };

  const remove = (c: ApiContext, body: Body) =>
    storeUploads(ports, [], (left) =>
      change(
        c,
        body,
        async (galeri) => {
          const { id, foto } = await galeri.addressed();
          left.push(foto);
          await galeri.remove(id);
        },
        { isGone: true },
      ),
    );

  const order = (c: ApiContext, body: Body) => {
    const asked = validated(body.fields, [], urutanInput);
    return change(c, body, async ({ kegiatan_id, fotos }, trx) => {
      const list = { table: 'kegiatan_foto', of: { kegiatan_id }, called: 'Foto kegiatan ini', shown: fotos } as const;
      await reorder(trx, list, asked, ports.now());
    });
  };

  const tooLarge = firstBroken(gambarRules, { size: limits.fotoBytes + 1, type: '' });
  const received = receiveUploads(ports.reception, LARGEST_BYTES, tooLarge);
  routes.post(ALL, onlyFor(writes), received, add);
  routes.use(ONE, onlyFor(writes), received);
  routes.use(ORDER, onlyFor(writes), limitBody(FORM_BYTES));
  return byMethod(routes, ONE, replace, remove).on(['PUT', 'POST'], ORDER, putOnly(order));
}

const captionOf = (keterangan: unknown): string => validated({ keterangan }, [], keteranganFoto).keterangan;
