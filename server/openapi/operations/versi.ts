import type { Resource } from '#contract/resource.ts';
import { isAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import { pulihkan, pulihkanRules, riwayatBaris, sampah } from '#contract/resources/versi.ts';
import { answers, pageExample, pageOf, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, PathItem, Schema } from '../openapi.ts';
import { filterParameters, idInPath, shared } from '../parameters.ts';
import { refTo, requestBody } from '../request-body.ts';
import { reasonField } from './koreksi.ts';
import type { Said } from './reads.ts';
import { refusedChanges } from './writes.ts';

export const versionSchemas = {
  RiwayatBaris: rowSchema(riwayatBaris.row),
  IsianPulihkan: formSchema({ input: pulihkan.input, rules: pulihkanRules, more: reasonField }),
  Sampah: rowSchema(sampah.row),
};

const siapa = {
  laporan: {
    'x-siapa': 'petugas pada barisnya sendiri, admin, dan superadmin',
    'x-peran': ['petugas', 'admin', 'superadmin'],
  },
  acuan: { 'x-siapa': 'admin dan superadmin', 'x-peran': ['admin', 'superadmin'] },
};

/** Reads the history of one row. */
export const historyOf = (
  { tag, operationId, one }: { tag: string; operationId: string; one: string },
  who: keyof typeof siapa,
  at: { address: string; parameters?: Operation['parameters'] },
): PathItem => ({
  get: {
    ...{ operationId, tags: [tag], summary: `Riwayat ${one}` },
    description:
      who === 'acuan'
        ? 'Yang terbaru paling atas; yang terakhir saat barisnya dibuat. Setiap perbuatan menyebut isi sebelum dan sesudahnya. Juga bagi baris yang sudah dihapus.'
        : 'Yang terbaru paling atas; yang terakhir saat barisnya dibuat. Juga bagi baris yang dihapus, selama masih di sampah.',
    ...siapa[who],
    security: [{ bearer: [] }],
    parameters: [...(at.parameters ?? []), ...filterParameters(riwayatBaris.filter, riwayatBaris.row)],
    responses: answers(
      {
        200: succeeded('Sehalaman perbuatan', {
          data: pageOf(refTo('RiwayatBaris')),
          example: pageExample(versionSchemas.RiwayatBaris, at.address),
        }),
      },
      ...([401, 403, 404, 422] as const),
    ),
  },
});

/** The history of a resource's rows, where they keep their versions. */
export function versionPaths(resource: Resource, { id, one, row }: Said): Record<string, PathItem> {
  const { laporan, path, tag, key, name, writers } = resource;
  if (!laporan && !isAcuan(key)) return {};
  const history = {
    [`/api${path}/{id}/riwayat`]: historyOf(
      { tag, operationId: `riwayatBaris${id}`, one },
      laporan ? 'laporan' : 'acuan',
      { address: `/api${path}/7/riwayat`, parameters: [idInPath()] },
    ),
  };
  if (!laporan) return history;
  return {
    ...history,
    [`/api${path}/{id}/pulihkan`]: {
      post: {
        operationId: `pulihkan${id}`,
        tags: [tag],
        summary: `Pulihkan versi ${one}`,
        description: 'Isinya menjadi revisi yang baru, dengan semua pemeriksaan sebuah perubahan. Pemiliknya tetap.',
        'x-siapa': writers.says,
        'x-peran': [...writers.roles, 'superadmin'],
        security: [{ bearer: [] }],
        parameters: [idInPath(), shared('IdempotencyKey'), shared('IfMatch')],
        requestBody: requestBody({ fields: ['IsianPulihkan', versionSchemas.IsianPulihkan] }),
        responses: answers({ 200: succeeded('Barisnya', written(key, name, row)) }, ...refusedChanges),
      },
    },
  };
}

const written = (key: string, name: string, row: Schema) => ({
  data: { type: 'object', properties: { [key]: refTo(name) }, required: [key] },
  example: { [key]: exampleOf(row) },
});

/** Deleted rows of all reports. */
export const trashPaths: Record<string, PathItem> = {
  '/api/sampah': {
    get: {
      operationId: 'sampah',
      tags: ['Sampah'],
      summary: 'Baris laporan yang dihapus',
      description: 'Yang terbaru paling atas, selama 30 hari. Petugas melihat barisnya sendiri.',
      'x-siapa': 'petugas pada barisnya sendiri, admin, dan superadmin',
      'x-peran': ['petugas', 'admin', 'superadmin'],
      security: [{ bearer: [] }],
      parameters: filterParameters(sampah.filter, sampah.row),
      responses: answers(
        {
          200: succeeded('Sehalaman baris', {
            data: pageOf(refTo('Sampah')),
            example: pageExample(versionSchemas.Sampah, '/api/sampah'),
          }),
        },
        ...([401, 403, 422] as const),
      ),
    },
  },
  '/api/sampah/{id}/pulihkan': {
    post: {
      operationId: 'pulihkanSampah',
      tags: ['Sampah'],
      summary: 'Kembalikan baris yang dihapus',
      description:
        'Dengan nomornya yang semula, dan dengan semua pemeriksaan sebuah baris baru. Bila tempatnya sudah diisi: 409 dengan barisnya.',
      'x-siapa': 'petugas pada barisnya sendiri, dan superadmin',
      'x-peran': ['petugas', 'superadmin'],
      security: [{ bearer: [] }],
      parameters: [idInPath('id', 'Nomor di sampah', 12), shared('IdempotencyKey')],
      responses: answers(
        {
          200: succeeded('Barisnya, di bawah nama laporannya', {
            data: { type: 'object', additionalProperties: true },
            example: { harga_pangan: { id: 7, revisi: 4, harga_eceran: 68_000 } },
          }),
        },
        ...([400, 401, 403, 404, 409, 413, 415, 422, 429] as const),
      ),
    },
  },
};
