import { impor } from '#contract/acts/impor.ts';
import { limits } from '#contract/limits.ts';
import type { Resource } from '#contract/resource.ts';
import { references } from '../../db/references.ts';
import { answers, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, Schema } from '../openapi.ts';
import { shared } from '../parameters.ts';
import { refTo } from '../request-body.ts';
import type { Said } from './reads.ts';
import { refusedWrites, whoWrites } from './writes.ts';

export const importSchemas = { [impor.name]: rowSchema(impor.answer) };

/** The names that may stand in the place of numbers. */
function nameFields({ input, path }: Resource): Record<string, Schema> {
  const columns = Object.keys(input.shape).filter((column) => column in references) as (keyof typeof references)[];
  if (columns.includes('kelurahan_id') && !columns.includes('kecamatan_id')) columns.unshift('kecamatan_id');
  const named = columns.map((column) => references[column]).filter(({ table }) => `/${table}` !== path);
  return Object.fromEntries(
    named.map(({ table, called }) => [`nama_${table}`, { type: 'string', description: `${called}, dengan namanya` }]),
  );
}

/** Many rows at once. */
export function importOperation(resource: Resource, { id, one }: Said): Operation {
  const { tag, name } = resource;
  const schema: Schema = {
    type: 'object',
    properties: {
      baris: {
        type: 'array',
        items: { allOf: [refTo(`Ubahan${name}`), { type: 'object', properties: nameFields(resource) }] },
        minItems: 1,
        maxItems: limits.impor.baris,
        description: 'Barisnya, dengan nama isian seperti di berkas JSON daftarnya; isian lain diabaikan',
      },
      uji: { type: 'string', enum: ['1'], description: 'Hanya memeriksa: tidak ada yang disimpan' },
    },
    required: ['baris'],
  };
  return {
    ...{ tags: [tag], ...whoWrites(resource) },
    operationId: `impor${id}`,
    summary: `Impor banyak ${one} sekaligus`,
    description:
      'Semuanya atau tidak sama sekali, hanya sebagai JSON. Baris yang sudah ada diubah, yang belum ditambah; baris yang dirujuk boleh disebut dengan namanya. Yang keliru dijawab 422, dengan nomor baris dan isiannya di keluhan.',
    parameters: [shared('IdempotencyKey')],
    requestBody: { required: true, content: { 'application/json': { schema, example: { baris: [{}], uji: '1' } } } },
    responses: answers(
      {
        200: succeeded('Apa yang tersimpan', { data: refTo(impor.name), example: exampleOf(rowSchema(impor.answer)) }),
      },
      ...refusedWrites,
    ),
  };
}
