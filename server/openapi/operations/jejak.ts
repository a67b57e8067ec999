import { z } from 'zod';
import { jejakFilter } from '#contract/filters/jejak.ts';
import { type Jejak, perbuatan } from '#contract/rows/jejak.ts';
import { answers, pageExample, pageOf, succeeded } from '../answers.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem } from '../openapi.ts';
import { filterParameters } from '../parameters.ts';
import { refTo } from '../request-body.ts';

const jejak = z.object({
  id: z.int(),
  waktu: z.iso.datetime(),
  user_id: z.int().nullable(),
  username: z.string().nullable(),
  alamat: z.string().nullable(),
  perbuatan: z.enum(perbuatan),
  tabel: z.string().nullable(),
  baris: z.int().nullable(),
  keterangan: z.string().nullable(),
}) satisfies z.ZodType<Jejak>;

export const trailSchemas = { Jejak: rowSchema(jejak, 'Jejak') };

/** Who did what, for those who answer for it. */
export const trailPaths: Record<string, PathItem> = {
  '/api/jejak': {
    get: {
      operationId: 'jejak',
      tags: ['Jejak'],
      summary: 'Daftar perbuatan',
      description: 'Yang terbaru paling atas. Dihitung sampai 10.000 baris; selebihnya dipersempit dengan saringan.',
      'x-siapa': 'superadmin',
      'x-peran': ['superadmin'],
      security: [{ bearer: [] }],
      parameters: filterParameters(jejakFilter, 'Jejak'),
      responses: answers(
        {
          200: succeeded('Sehalaman baris', {
            data: pageOf(refTo('Jejak')),
            example: pageExample(trailSchemas.Jejak, '/api/jejak'),
          }),
        },
        ...([401, 403, 422] as const),
      ),
    },
  },
};
