import { jejak } from '#contract/resources/jejak.ts';
import { answers, orFile, pageExample, pageOf, succeeded } from '../answers.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem } from '../openapi.ts';
import { filterParameters } from '../parameters.ts';
import { refTo } from '../request-body.ts';

export const trailSchemas = { Jejak: rowSchema(jejak.row) };

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
      parameters: filterParameters(jejak.filter, jejak.row),
      responses: answers(
        {
          200: orFile(
            succeeded('Sehalaman baris', {
              data: pageOf(refTo('Jejak')),
              example: pageExample(trailSchemas.Jejak, '/api/jejak'),
            }),
          ),
        },
        ...([401, 403, 422, 429] as const),
      ),
    },
  },
};
