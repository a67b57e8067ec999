import { aduanProduk, aduanProdukRules } from '#contract/resources/aduan-produk.ts';
import { unparsed } from '#contract/resources/auth.ts';
import { answers, pageExample, pageOf, succeeded } from '../answers.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem } from '../openapi.ts';
import { filterParameters } from '../parameters.ts';
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
};

/** Reports of offers. */
export const reportPaths: Record<string, PathItem> = {
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
