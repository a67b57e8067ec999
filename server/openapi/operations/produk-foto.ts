import { limits } from '#contract/limits.ts';
import { produk } from '#contract/resources/produk.ts';
import { answers, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, PathItem, RequestBody, Schema, Who } from '../openapi.ts';
import { idInPath, shared } from '../parameters.ts';
import { file, formWithFile, pictureBounds, refTo } from '../request-body.ts';
import { orNothing, refusedChanges, removed, spoofing } from './writes.ts';

const one = file(`Foto jpg, jpeg atau png, ${pictureBounds}`);
const main: Schema = { type: 'string', enum: ['0', '1'], description: '"1": foto utama' };

/** Several photos in a form, and their flags in the same order. */
const several: Record<string, Schema> = {
  'foto[]': {
    ...{ type: 'array', items: one, minItems: 1, maxItems: limits.fotoPerProduk },
    description: `Foto produk, paling banyak ${limits.fotoPerProduk}. Diterima juga sebagai foto[0][foto], foto[1][foto], …`,
  },
  'main[]': {
    ...{ type: 'array', items: main, maxItems: limits.fotoPerProduk },
    description: 'Untuk setiap foto "1" bila utama, selain itu "0". Diterima juga sebagai foto[0][main], …',
  },
};

const form = (schema: Schema, field: string) => formWithFile(schema, field, 'image/jpeg, image/png');

/** A new product comes with its photos, exactly one of them the main one. */
export const withPhotos: RequestBody = form(
  {
    allOf: [refTo('IsianProduk'), { type: 'object', properties: several, required: ['foto[]', 'main[]'] }],
  },
  'foto[]',
);

const shown = {
  data: { type: 'object', properties: { produk: refTo('Produk') }, required: ['produk'] },
  example: { produk: exampleOf(rowSchema(produk.row)) },
};

/** @param may who may write a product, who may also change its photos */
export function photoPaths(may: Who & Pick<Operation, 'tags'>): Record<string, PathItem> {
  const operation = (operationId: string, summary: string, requestBody?: RequestBody, needsFoto = true): Operation => ({
    ...{ ...may, operationId, summary },
    parameters: [
      idInPath('id', 'Nomor produk'),
      ...(needsFoto ? [idInPath('fotoId', 'Nomor foto', 12)] : []),
      ...[shared('IdempotencyKey'), shared('IfMatch')],
    ],
    ...(requestBody && { requestBody }),
    responses: answers({ 200: succeeded('Produknya sesudah diubah', shown) }, ...refusedChanges),
  });
  const replacing = (more: Record<string, Schema>, required: string[]) =>
    form({ type: 'object', properties: { foto: one, main, ...more }, required }, 'foto');
  const chosen = (operationId: string) => operation(operationId, 'Jadikan foto utama');

  return {
    '/api/produk/{id}/foto': {
      post: {
        ...operation(
          'tambahFotoProduk',
          'Tambah foto produk',
          form({ type: 'object', properties: several, required: ['foto[]'] }, 'foto[]'),
          false,
        ),
        responses: answers({ 201: succeeded('Produknya', { ...shown, code: 201 }) }, ...refusedChanges),
      },
    },
    '/api/produk/{id}/foto/{fotoId}': {
      put: operation('gantiFotoProduk', 'Ganti foto produk, atau jadikan utama', replacing({}, [])),
      patch: operation('gantiSebagianFotoProduk', 'Ganti foto produk, atau jadikan utama', replacing({}, [])),
      delete: {
        ...operation('hapusFotoProduk', 'Hapus foto produk'),
        description:
          'Foto terakhir tidak dapat dihapus. Bila yang dihapus foto utama, yang pertama tersisa menjadi utama.',
        responses: answers({ 200: removed }, ...refusedChanges),
      },
      post: {
        ...operation(
          'kirimFotoProduk',
          'Ganti atau hapus foto produk dengan _method',
          replacing(spoofing, ['_method']),
        ),
        responses: answers(
          { 200: succeeded('Produknya sesudah diubah; null sesudah dihapus', orNothing(shown)) },
          ...([...refusedChanges, 405] as const),
        ),
      },
    },
    '/api/produk/{id}/main-foto/{fotoId}': {
      post: chosen('jadikanFotoUtama'),
      put: chosen('jadikanFotoUtamaPut'),
      patch: chosen('jadikanFotoUtamaPatch'),
    },
  };
}
