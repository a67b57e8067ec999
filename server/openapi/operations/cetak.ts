import { jenisLaporan } from '#contract/limits.ts';
import { identitasKantor, identitasKantorRules } from '#contract/resources/identitas-kantor.ts';
import { cetak } from '#contract/summaries/cetakan.ts';
import { answers, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { changesSchema, formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, PathItem, Schema, Who } from '../openapi.ts';
import { filterParameters, parameter, shared } from '../parameters.ts';
import { file, pictureBounds, refTo, requestBody } from '../request-body.ts';
import { historyOf } from './versi.ts';
import { methodField, refusedChanges } from './writes.ts';

const inOffice: Who = {
  'x-siapa': 'admin, superadmin, dan petugas',
  'x-peran': ['admin', 'petugas', 'superadmin'],
  security: [{ bearer: [] }],
};
const byAdmin: Who = {
  'x-siapa': 'admin dan superadmin',
  'x-peran': ['admin', 'superadmin'],
  security: [{ bearer: [] }],
};

const { name, input, row, picture, sitePicture } = identitasKantor;
const form = formSchema({ input, rules: identitasKantorRules, row });
export const printSchemas: Record<string, Schema> = {
  [name]: rowSchema(row),
  [`Ubahan${name}`]: changesSchema(form),
  [cetak.name]: rowSchema(cetak.answer),
};

const said = exampleOf(rowSchema(row));
const written = {
  data: { type: 'object', properties: { identitas_kantor: refTo(name) }, required: ['identitas_kantor'] },
  example: { identitas_kantor: said },
};
const fields: Parameters<typeof requestBody>[0] = {
  fields: [`Ubahan${name}`, changesSchema(form)],
  files: {
    [picture]: file(`Logo kepala surat jpg, jpeg atau png, ${pictureBounds}`),
    [sitePicture]: file(
      `Logo situs jpg, jpeg atau png, ${pictureBounds}; sisi panjangnya sedikitnya 128 piksel, paling banyak 4 kali sisi pendeknya`,
    ),
  },
};

const change = (operationId: string, more: Partial<Operation> = {}): Operation => ({
  ...{ operationId, tags: ['Kantor'], summary: 'Ubah identitas kantor', ...byAdmin },
  parameters: [shared('IdempotencyKey'), shared('IfMatch')],
  requestBody: requestBody(fields),
  responses: answers({ 200: succeeded('Identitasnya sesudah diubah', written) }, ...refusedChanges),
  ...more,
});

const asFile = (type: string): { schema: Schema } => ({ schema: { type: 'string', contentMediaType: type } });
const report = succeeded('Laporannya; atau sebuah berkas bila format disebut', {
  data: refTo(cetak.name),
  example: exampleOf(rowSchema(cetak.answer)),
});

/** What the office says of itself, and its reports as they are printed. */
export const printPaths: Record<string, PathItem> = {
  [`/api${identitasKantor.path}`]: {
    get: {
      ...{ operationId: 'identitasKantor', tags: ['Kantor'], summary: 'Identitas kantor', ...inOffice },
      description: 'Kepala surat, dan siapa yang menandatangani laporan. Revisi 0: belum pernah diisi.',
      responses: answers({ 200: succeeded('Identitasnya', { data: refTo(name), example: said }) }, 401, 403, 429),
    },
    put: change('ubahIdentitasKantor'),
    patch: change('ubahSebagianIdentitasKantor'),
    post: change('kirimIdentitasKantor', {
      summary: 'Ubah identitas kantor dengan _method',
      requestBody: requestBody({ ...fields, more: { _method: methodField(['put', 'patch']) }, required: ['_method'] }),
      responses: answers({ 200: succeeded('Identitasnya sesudah diubah', written) }, ...refusedChanges, 405),
    }),
  },
  [`/api${identitasKantor.path}/riwayat`]: historyOf(
    { tag: 'Kantor', operationId: 'riwayatIdentitasKantor', one: 'identitas kantor' },
    'acuan',
    { address: `/api${identitasKantor.path}/riwayat` },
  ),
  '/api/cetak/{jenis}': {
    get: {
      ...{ operationId: 'cetak', tags: ['Kantor'], summary: 'Laporan satu periode untuk dicetak', ...inOffice },
      description:
        'Rekap lebih dahulu, lalu selembar untuk setiap kecamatan; petugas hanya mendapat kecamatan tugasnya. Angka yang belum dilaporkan kosong, bukan nol. Jumlah dihitung lebih dahulu, baru dibagi. format=pdf: kertas A4 dengan kepala surat, tanda tangan, dan nomor halaman; format=xlsx: lembar kerja untuk setiap kecamatan.',
      parameters: [
        parameter('path', 'jenis', {
          ...{
            description: 'Laporannya',
            schema: { type: 'string', enum: [...jenisLaporan] },
            example: 'harga-pangan',
          },
        }),
        ...filterParameters(cetak.query, cetak.answer),
      ],
      responses: answers(
        {
          200: {
            ...report,
            content: {
              ...report.content,
              'application/pdf': asFile('application/pdf'),
              'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': asFile(
                'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
              ),
            },
          },
        },
        ...([401, 403, 404, 422, 429] as const),
      ),
    },
  },
};
