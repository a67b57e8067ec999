import { urutanInput } from '#contract/acts/urutan.ts';
import { limits } from '#contract/limits.ts';
import { kegiatanDinas, keteranganFoto } from '#contract/resources/kegiatan-dinas.ts';
import { slider } from '#contract/resources/slider.ts';
import { answers, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, PathItem, RequestBody, Schema } from '../openapi.ts';
import { idInPath, shared } from '../parameters.ts';
import { file, formWithFile, pictureBounds, refTo, requestBody } from '../request-body.ts';
import { methodField, orNothing, refusedChanges, removed, spoofing, whoWrites } from './writes.ts';

const asForm = (input: typeof urutanInput | typeof keteranganFoto): Schema => formSchema({ input, rules: [] });

export const siaranSchemas = { Urutan: asForm(urutanInput) };

const foto = file(`Gambar jpg, jpeg atau png, ${pictureBounds}`);
const caption = asForm(keteranganFoto)['properties'] as Record<string, Schema>;
const IMAGES = 'image/jpeg, image/png';

const sliderRow = rowSchema(slider.row);
const orderedSlider = succeeded('Slider dalam urutannya yang baru', {
  data: { type: 'object', properties: { slider: { type: 'array', items: refTo('Slider') } }, required: ['slider'] },
  example: { slider: [exampleOf(sliderRow)] },
});

const shown = {
  data: { type: 'object', properties: { kegiatan_dinas: refTo('KegiatanDinas') }, required: ['kegiatan_dinas'] },
  example: { kegiatan_dinas: exampleOf(rowSchema(kegiatanDinas.row)) },
};

/** The four ways to put a list in another order, of which an HTML form knows one. */
function ordering(
  [id, summary]: readonly [id: string, summary: string],
  common: Omit<Operation, 'operationId' | 'summary'>,
): PathItem {
  const description =
    'Semua baris disebut, dalam satu transaksi. Bila ada yang datang atau pergi, atau sebelumnya bukan lagi urutannya: 409, dengan yang sekarang dalam daftar.';
  const body = (more: Record<string, Schema> = {}, required: string[] = []) =>
    requestBody({ fields: ['Urutan', siaranSchemas.Urutan], more, required });
  const spoofed = body({ _method: methodField(['put']) }, ['_method']);
  return {
    put: { ...common, operationId: id, summary, description, requestBody: body() },
    post: {
      ...{ ...common, operationId: `${id}DenganMethod`, summary: `${summary} dengan _method`, description },
      requestBody: spoofed,
      responses: { ...common.responses, ...answers({}, 405) },
    },
  };
}

/** Banners in another order, and the further pictures of activities. */
export function siaranPaths(): Record<string, PathItem> {
  const may = { tags: [slider.tag] as [string], ...whoWrites(kegiatanDinas) };
  const refusedOrder = refusedChanges.filter((code) => code !== 412);
  const operation = (operationId: string, summary: string, requestBody?: RequestBody): Operation => ({
    ...{ ...may, operationId, summary },
    parameters: [
      ...[idInPath('id', 'Nomor kegiatan'), idInPath('fotoId', 'Nomor foto', 12)],
      ...[shared('IdempotencyKey'), shared('IfMatch')],
    ],
    ...(requestBody && { requestBody }),
    responses: answers({ 200: succeeded('Kegiatannya sesudah diubah', shown) }, ...refusedChanges),
  });
  const one = (more: Record<string, Schema> = {}, required: string[] = []) =>
    formWithFile({ type: 'object', properties: { foto, ...caption, ...more }, required }, 'foto', IMAGES);

  return {
    '/api/slider/urutan': ordering(['urutkanSlider', 'Urutkan slider'], {
      ...may,
      parameters: [shared('IdempotencyKey')],
      responses: answers({ 200: orderedSlider }, ...refusedOrder.filter((code) => code !== 404)),
    }),
    '/api/kegiatan-dinas/{id}/foto': {
      post: {
        ...{ ...may, operationId: 'tambahFotoKegiatan', summary: 'Tambah foto kegiatan' },
        description: `Di belakang yang sudah ada; paling banyak ${limits.fotoPerKegiatan} selain foto utamanya. Revisi kegiatannya tetap.`,
        parameters: [idInPath('id', 'Nomor kegiatan'), shared('IdempotencyKey')],
        requestBody: formWithFile(several, 'foto[]', IMAGES),
        responses: answers({ 201: succeeded('Kegiatannya', { ...shown, code: 201 }) }, ...refusedOrder),
      },
    },
    '/api/kegiatan-dinas/{id}/foto/urutan': ordering(['urutkanFotoKegiatan', 'Urutkan foto kegiatan'], {
      ...may,
      parameters: [idInPath('id', 'Nomor kegiatan'), shared('IdempotencyKey')],
      responses: answers({ 200: succeeded('Kegiatannya sesudah diubah', shown) }, ...refusedOrder),
    }),
    '/api/kegiatan-dinas/{id}/foto/{fotoId}': {
      put: operation('gantiFotoKegiatan', 'Ganti foto kegiatan, atau keterangannya', one()),
      patch: operation('gantiSebagianFotoKegiatan', 'Ganti foto kegiatan, atau keterangannya', one()),
      delete: {
        ...operation('hapusFotoKegiatan', 'Hapus foto kegiatan'),
        responses: answers({ 200: removed }, ...refusedChanges),
      },
      post: {
        ...operation('kirimFotoKegiatan', 'Ganti atau hapus foto kegiatan dengan _method', one(spoofing, ['_method'])),
        responses: answers(
          { 200: succeeded('Kegiatannya sesudah diubah; null sesudah dihapus', orNothing(shown)) },
          ...([...refusedChanges, 405] as const),
        ),
      },
    },
  };
}

/** Several pictures in a form, and what is said of them in the same order. */
const several: Schema = {
  type: 'object',
  properties: {
    'foto[]': { type: 'array', items: foto, minItems: 1, maxItems: limits.fotoPerProduk },
    'keterangan[]': { type: 'array', items: caption['keterangan'] ?? {}, maxItems: limits.fotoPerProduk },
  },
  required: ['foto[]'],
};
