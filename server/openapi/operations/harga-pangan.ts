import { hargaPangan } from '#contract/resources/harga-pangan.ts';
import { answers, orFile, pageExample, pageOf, succeeded } from '../answers.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation } from '../openapi.ts';
import { filterParameters, parameter, shared } from '../parameters.ts';
import { refTo } from '../request-body.ts';

/** `/harga-pangan/7` is a row, `/harga-pangan/melak` a list: OpenAPI cannot tell them apart, so both share a path. */
export const byNumberOrName = (one: Operation): Operation => ({
  ...one,
  summary: 'Satu harga pangan, atau harga pangan sebuah kecamatan',
  description: 'Dengan nomor: baris itu. Dengan nama atau slug kecamatan: sehalaman harganya, disaring seperti daftar.',
  parameters: [
    parameter('path', 'id', {
      description: 'Nomor baris, atau nama atau slug kecamatan',
      schema: { type: 'string', minLength: 1 },
      example: 'melak',
    }),
    ...filterParameters(hargaPangan.filter, hargaPangan.row).filter(({ name }) => name !== 'id'),
    shared('IfNoneMatch'),
  ],
  responses: answers(
    {
      200: orFile(
        succeeded('Sehalaman harga, atau satu baris', {
          data: { anyOf: [pageOf(refTo('HargaPangan')), refTo('HargaPangan')] },
          example: pageExample(rowSchema(hargaPangan.row), '/api/harga-pangan/melak'),
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
        }),
      ),
    },
    ...([304, 404, 422, 429] as const),
  ),
});
