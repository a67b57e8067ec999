import { limits } from '#contract/limits.ts';
import type { Resource } from '#contract/resource.ts';
import {
  alasanRules,
  koreksiBanyak,
  koreksiDibaca,
  koreksiDibacaRules,
  koreksiSaya,
} from '#contract/resources/koreksi.ts';
import { answers, nothing, pageExample, pageOf, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem, Schema } from '../openapi.ts';
import { filterParameters, shared } from '../parameters.ts';
import { refTo, requestBody } from '../request-body.ts';
import type { Said } from './reads.ts';
import { refusedChanges } from './writes.ts';

const { min, max } = limits.alasanKoreksi;

/** The reason for which a superadmin changes or deletes another user's row. */
export const reasonField: Record<string, Schema> = {
  alasan: {
    ...{ type: 'string', minLength: min, maxLength: max, examples: ['Salah ketik ribuan'] },
    description: 'Mengapa baris milik akun lain dikoreksi; hanya dari superadmin, dan boleh tidak disebut',
  },
};

export const correctionSchemas = {
  [koreksiBanyak.name]: rowSchema(koreksiBanyak.answer),
  KoreksiBanyak: formSchema({ input: koreksiBanyak.input, rules: alasanRules }),
  [koreksiSaya.name]: rowSchema(koreksiSaya.row),
  IsianKoreksiDibaca: formSchema({ input: koreksiDibaca.input, rules: koreksiDibacaRules }),
};

/** Several rows of a report in one act. */
export function correctionPaths(resource: Resource, { id, one }: Said): Record<string, PathItem> {
  const { laporan, path, tag } = resource;
  if (!laporan) return {};
  return {
    [`/api${path}/koreksi`]: {
      post: {
        operationId: `koreksi${id}`,
        tags: [tag],
        summary: `Koreksi banyak ${one} sekaligus`,
        description: `Semuanya atau tidak sama sekali, paling banyak ${limits.koreksiSekaligus} baris. Baris yang sudah berubah sejak dilihat pengirim dijawab 412, dengan namanya. Alasan wajib, dan disimpan dalam riwayat setiap baris.`,
        'x-siapa': 'superadmin',
        'x-peran': ['superadmin'],
        security: [{ bearer: [] }],
        parameters: [shared('IdempotencyKey')],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: refTo('KoreksiBanyak'),
              example: exampleOf(correctionSchemas.KoreksiBanyak),
            },
          },
        },
        responses: answers(
          {
            200: succeeded('Berapa baris yang dikoreksi', {
              data: refTo(koreksiBanyak.name),
              example: exampleOf(rowSchema(koreksiBanyak.answer)),
            }),
          },
          ...refusedChanges,
        ),
      },
    },
  };
}

const officer = {
  'x-siapa': 'petugas, tentang barisnya sendiri',
  'x-peran': ['petugas', 'superadmin'],
  security: [{ bearer: [] }],
};

/** The office's corrections of the caller's own rows. */
export const ownCorrectionPaths: Record<string, PathItem> = {
  '/api/koreksi-saya': {
    get: {
      ...officer,
      operationId: 'koreksiSaya',
      tags: ['Koreksi'],
      summary: 'Koreksi dinas atas baris sendiri yang belum dibaca',
      description:
        'Yang terlama paling atas, sehingga sehalaman dapat ditandai sudah dibaca: barisnya, nilai sebelum dan sesudah, alasannya, oleh siapa, dan kapan.',
      parameters: filterParameters(koreksiSaya.filter, koreksiSaya.row),
      responses: answers(
        {
          200: succeeded('Sehalaman koreksi', {
            data: pageOf(refTo(koreksiSaya.name)),
            example: pageExample(rowSchema(koreksiSaya.row), '/api/koreksi-saya'),
          }),
        },
        ...([401, 403, 422, 429] as const),
      ),
    },
  },
  '/api/koreksi-saya/dibaca': {
    post: {
      ...officer,
      operationId: 'koreksiSayaDibaca',
      tags: ['Koreksi'],
      summary: 'Tandai koreksi dinas sudah dibaca',
      description: 'Sampai nomor itu. Koreksi sesudahnya tetap diberitahukan.',
      parameters: [shared('IdempotencyKey')],
      requestBody: requestBody({ fields: ['IsianKoreksiDibaca', correctionSchemas.IsianKoreksiDibaca] }),
      responses: answers(
        { 200: succeeded('Sudah ditandai', { data: nothing, example: null }) },
        ...([400, 401, 403, 409, 413, 415, 422, 429] as const),
      ),
    },
  },
};
