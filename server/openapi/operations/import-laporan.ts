import { imporLaporan } from '#contract/acts/impor-laporan.ts';
import { grouped } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import type { Resource } from '#contract/resource.ts';
import { answers, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem, Schema } from '../openapi.ts';
import { shared } from '../parameters.ts';
import { refTo } from '../request-body.ts';
import type { Said } from './reads.ts';

const { baris, periode } = limits.imporLaporan;

export const reportImportSchemas = { [imporLaporan.name]: rowSchema(imporLaporan.answer) };

const importForm = formSchema({ input: imporLaporan.input, rules: imporLaporan.rules });

/** The fields of an imported row besides the report's own. */
const about: Record<string, Schema> = {
  periode: {
    ...{ type: 'integer', minimum: 1, maximum: periode, examples: [1] },
    description: 'Nomor urut periodenya dalam daftar periode kiriman ini, mulai dari 1',
  },
  revisi: {
    ...{ type: 'integer', minimum: 1, examples: [2] },
    description: 'Revisi baris tersimpan yang angkanya diganti; tanpa ini hanya yang baru atau sama yang diterima',
  },
};

/** Reports of several periods from one file, in one act. */
export function reportImportPaths(resource: Resource, { id, one }: Said): Record<string, PathItem> {
  const { laporan, path, tag, name } = resource;
  if (!laporan) return {};
  const row: Schema = { allOf: [refTo(`Ubahan${name}`), { type: 'object', properties: about, required: ['periode'] }] };
  const { properties, ...form } = importForm;
  const list: Schema = { type: 'array', items: row, minItems: 1, maxItems: baris, description: 'Barisnya' };
  const schema: Schema = { ...form, properties: { ...(properties as object), baris: list } };
  return {
    [`/api${path}/impor`]: {
      post: {
        operationId: `imporLaporan${id}`,
        tags: [tag],
        summary: `Impor ${one} dari banyak periode sekaligus`,
        description: `Semuanya atau tidak sama sekali, hanya sebagai JSON, paling banyak ${grouped(baris)} baris dan ${periode} periode. Periode yang belum ada dibuka, dan langsung ditutup bila sudah lewat. Baris dengan angka lain hanya berubah bila revisinya disebut, dengan alasan; bila revisinya bukan itu lagi, 412. Yang keliru dijawab 422, dengan nomor baris dan isiannya di keluhan. Dengan uji tidak ada yang disimpan: jawabannya menyebut yang beda, angka periode sebelumnya, dan keluhannya.`,
        'x-siapa': 'superadmin',
        'x-peran': ['superadmin'],
        security: [{ bearer: [] }],
        parameters: [shared('IdempotencyKey')],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema,
              example: { berkas: 'laporan-2021-2025.xlsx', periode: [{ id: 1 }], baris: [{ periode: 1 }], uji: '1' },
            },
          },
        },
        responses: answers(
          {
            200: succeeded('Apa yang tersimpan', {
              data: refTo(imporLaporan.name),
              example: exampleOf(rowSchema(imporLaporan.answer)),
            }),
          },
          ...([400, 401, 403, 409, 412, 413, 415, 422, 429] as const),
        ),
      },
    },
  };
}
