import { aduanProduk, aduanProdukRules, tindakAduanRules } from '#contract/resources/aduan-produk.ts';
import { unparsed } from '#contract/resources/auth.ts';
import { answers, pageExample, pageOf, type Refused, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { changesSchema, formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, PathItem, RequestBody, Schema } from '../openapi.ts';
import { filterParameters, idInPath, shared } from '../parameters.ts';
import { refTo, requestBody } from '../request-body.ts';
import { none } from './account-answers.ts';
import { everybody } from './reads.ts';

const SENT = 'Laporan diterima. Terima kasih, dinas akan memeriksanya.';

export const reportSchemas = {
  AduanProduk: rowSchema(aduanProduk.row),
  IsianAduanProduk: formSchema({
    input: aduanProduk.input,
    rules: aduanProdukRules.filter(([, , field]) => field !== 'recaptcha'),
    row: aduanProduk.row,
    more: { recaptcha: rowSchema(unparsed.recaptcha) },
  }),
  UbahanAduanProduk: changesSchema(
    formSchema({ input: aduanProduk.handled, rules: tindakAduanRules, row: aduanProduk.row }),
  ),
};

const refused: Refused[] = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429];
const method: Record<string, Schema> = {
  _method: { type: 'string', enum: ['put'], description: 'Method yang sebenarnya', examples: ['put'] },
};
const bodyOf = (more: Record<string, Schema> = {}): RequestBody =>
  requestBody({
    ...{ fields: ['UbahanAduanProduk', reportSchemas.UbahanAduanProduk], more },
    required: Object.keys(more),
  });

const handled = (operationId: string, summary: string, requestBody: RequestBody, more: Refused[] = []): Operation => ({
  ...{ operationId, tags: ['Produk'], summary, requestBody },
  description:
    'Yang selesai disertai catatan tentang apa yang dilakukan; siapa dan kapan dicatat. turunkan menjadikan status produknya tidak, juga tanpa menyelesaikan laporannya; 409 bila produknya sudah dihapus.',
  ...{ 'x-siapa': 'admin dan superadmin', 'x-peran': ['admin', 'superadmin'], security: [{ bearer: [] }] },
  parameters: [idInPath(), shared('IdempotencyKey'), shared('IfMatch')],
  responses: answers(
    {
      200: succeeded('Laporannya sesudah diubah', {
        data: { type: 'object', properties: { aduan_produk: refTo('AduanProduk') }, required: ['aduan_produk'] },
        example: { aduan_produk: exampleOf(reportSchemas.AduanProduk) },
      }),
    },
    ...refused,
    ...more,
  ),
});

/** Reports of offers. */
export const reportPaths: Record<string, PathItem> = {
  '/api/aduan-produk/{id}': {
    put: handled('tanganiAduan', 'Tangani laporan', bodyOf()),
    patch: handled('tanganiSebagianAduan', 'Tangani laporan', bodyOf()),
    post: handled('kirimTindakAduan', 'Tangani laporan dengan _method', bodyOf(method), [405]),
  },
  '/api/aduan-produk': {
    get: {
      operationId: 'aduanProduk',
      tags: ['Produk'],
      summary: 'Produk yang dilaporkan',
      description: 'Yang terbaru paling atas. Dihitung sampai 10.000 baris; selebihnya dipersempit dengan saringan.',
      'x-siapa': 'admin dan superadmin',
      'x-peran': ['admin', 'superadmin'],
      security: [{ bearer: [] }],
      parameters: filterParameters(aduanProduk.filter, aduanProduk.row),
      responses: answers(
        {
          200: succeeded('Sehalaman baris', {
            data: pageOf(refTo('AduanProduk')),
            example: pageExample(reportSchemas.AduanProduk, '/api/aduan-produk'),
          }),
        },
        ...([401, 403, 422, 429] as const),
      ),
    },
    post: {
      operationId: 'laporkanProduk',
      tags: ['Produk'],
      summary: 'Laporkan produk',
      description:
        'Siapa pun dapat melaporkan produk yang sedang ditawarkan, tanpa akun; sekali sehari untuk setiap produk dari satu alamat jaringan. recaptcha harus disertakan, kecuali pemeriksaannya dimatikan; keterangan harus diisi bila alasannya lainnya.',
      ...everybody,
      requestBody: requestBody({ fields: ['IsianAduanProduk', reportSchemas.IsianAduanProduk] }),
      responses: answers(
        { 201: succeeded(SENT, { ...none, code: 201, message: SENT }) },
        ...([400, 404, 409, 413, 415, 422, 429] as const),
      ),
    },
  },
};
