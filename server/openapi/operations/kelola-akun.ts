import { limits } from '#contract/limits.ts';
import { akun, alihan } from '#contract/resources/kelola-akun.ts';
import { answers, orFile, type Refused, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import type { Operation, PathItem, RequestBody, Schema, Who } from '../openapi.ts';
import { filterParameters, idInPath, shared } from '../parameters.ts';
import { refTo, requestBody } from '../request-body.ts';
import { none, type Told } from './account-answers.ts';
import {
  changed,
  checked,
  imported,
  invited,
  managedSchemas,
  moved,
  moving,
  onePerson,
  people,
} from './kelola-akun-answers.ts';

const office: Who = {
  'x-siapa': 'admin bagi petani dan petugas, superadmin bagi semua',
  'x-peran': ['admin', 'superadmin'],
  security: [{ bearer: [] }],
};
const superadmin: Who = { 'x-siapa': 'superadmin', 'x-peran': ['superadmin'], security: [{ bearer: [] }] };
const readers: Who = { ...office, 'x-siapa': 'admin dan superadmin' };

const refusedForms: Refused[] = [400, 401, 403, 409, 413, 415, 422, 429];
const refusedChanges: Refused[] = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429];

interface Asked extends Partial<Operation> {
  who?: Who;
  /** Whether the answer may be a file instead. */
  isList?: true;
  answer: [description: string, told: Told, code?: 200 | 201];
  /** Another answer that succeeds. */
  also?: [description: string, told: Told, code: 200 | 201];
  refused: Refused[];
}

function operation(
  operationId: string,
  summary: string,
  { who = office, isList, answer, also, refused, ...more }: Asked,
): Operation {
  const [description, told, code = 200] = answer;
  const answered = succeeded(description, { ...told, code });
  return {
    ...{ operationId, tags: ['Kelola akun'], summary, ...who, ...more },
    responses: answers(
      {
        ...(also && { [also[2]]: succeeded(also[0], { ...also[1], code: also[2] }) }),
        [code]: isList ? orFile(answered) : answered,
      },
      ...refused,
    ),
  };
}

const methodOf = (word: string): Record<string, Schema> => ({
  _method: { type: 'string', enum: [word], description: 'Method yang sebenarnya', examples: [word] },
});
const changes = (more: Record<string, Schema> = {}): RequestBody =>
  requestBody({ fields: ['UbahanAkun', managedSchemas.UbahanAkun], more, required: Object.keys(more) });
const onlyMethod: Schema = { type: 'object', properties: methodOf('delete'), required: ['_method'] };

const change = (operationId: string, summary: string, requestBody: RequestBody, more: Refused[] = []) =>
  operation(operationId, summary, {
    answer: ['Akunnya sesudah diubah', changed],
    refused: [...refusedChanges, ...more],
    description:
      'Yang tidak disebut tetap seperti semula. Berlaku seketika, juga bagi yang sedang masuk; akun yang dinonaktifkan keluar dari semua perangkat. Superadmin terakhir tidak dapat dinonaktifkan atau diganti perannya, dan tidak seorang pun menonaktifkan dirinya sendiri: 409.',
    parameters: [idInPath(), shared('IdempotencyKey'), shared('IfMatch')],
    requestBody,
  });
const out = (operationId: string, more: Partial<Operation>, refused: Refused[] = []) =>
  operation(operationId, 'Keluarkan dari semua perangkat', {
    answer: ['Sudah keluar', none],
    refused: [400, 401, 403, 404, 409, 413, 415, 422, 429, ...refused],
    parameters: [idInPath(), shared('IdempotencyKey')],
    ...more,
  });

/** Accounts, as the office manages them. */
export const managedPaths: Record<string, PathItem> = {
  '/api/akun': {
    get: operation('semuaAkun', 'Daftar akun', {
      ...{ who: readers, isList: true },
      answer: ['Sehalaman akun', people],
      refused: [401, 403, 422, 429],
      description: 'Dihitung sampai 10.000 akun; selebihnya dipersempit dengan saringan.',
      parameters: filterParameters(akun.filter, akun.row),
    }),
    post: operation('undangAkun', 'Undang seseorang', {
      answer: ['Akunnya, yang menunggu passwordnya dipilih', invited, 201],
      refused: refusedForms,
      description:
        'Suratnya memuat tautan untuk memilih password. Bila tidak ada surat yang dapat sampai, jawabannya memuat tautan itu, sekali ini saja.',
      parameters: [shared('IdempotencyKey')],
      requestBody: requestBody({ fields: ['IsianUndangan', managedSchemas.IsianUndangan] }),
    }),
  },
  '/api/akun/impor': {
    post: operation('imporPetugas', 'Undang banyak petugas', {
      answer: ['Semuanya diundang', imported, 201],
      also: ['Semuanya dapat diundang (uji)', checked, 200],
      refused: refusedForms,
      description:
        'Semua baris, atau tidak satu pun: keluhan 422 menyebut baris dan kolomnya, "3.email" ialah email pada baris ketiga.',
      parameters: [shared('IdempotencyKey')],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                baris: {
                  type: 'array',
                  description: 'Satu objek bagi setiap petugas',
                  items: refTo('BarisPetugas'),
                  minItems: 1,
                  maxItems: limits.imporAkun,
                },
                uji: { type: 'string', enum: ['1'], description: 'Hanya memeriksa: tidak ada yang diundang' },
              },
              required: ['baris'],
            },
            example: { baris: [exampleOf(managedSchemas.BarisPetugas)] },
          },
        },
      },
    }),
  },
  '/api/akun/{id}': {
    get: operation('sebuahAkun', 'Satu akun', {
      ...{ who: readers, answer: ['Akunnya', onePerson], refused: [401, 403, 404] },
      parameters: [idInPath()],
    }),
    put: change('ubahSebuahAkun', 'Ubah akun', changes()),
    patch: change('ubahSebagianAkun', 'Ubah akun', changes()),
    post: change('kirimUbahanAkun', 'Ubah akun dengan _method', changes(methodOf('put')), [405]),
  },
  '/api/akun/{id}/undang': {
    post: operation('undangLagi', 'Kirim undangan baru', {
      ...{ answer: ['Akunnya', invited], refused: refusedChanges.filter((code) => code !== 412) },
      description: 'Tautan yang lama tidak berlaku lagi. Hanya bagi yang belum memilih password: selain itu 409.',
      parameters: [idInPath(), shared('IdempotencyKey')],
    }),
  },
  '/api/akun/{id}/alihkan': {
    get: operation('lihatAlihan', 'Apa yang akan dialihkan', {
      who: superadmin,
      answer: ['Banyaknya baris', moving],
      refused: [401, 403, 404, 422],
      parameters: [idInPath(), ...filterParameters(alihan.filter, akun.row)],
    }),
    post: operation('alihkanAkun', 'Alihkan data ke penerus', {
      ...{ who: superadmin, answer: ['Yang dialihkan', moved], refused: refusedChanges.filter((code) => code !== 412) },
      description: 'Semua laporan, produk, dan lahannya menjadi milik penerus, yang juga mendapat kecamatan tugasnya.',
      parameters: [idInPath(), shared('IdempotencyKey')],
      requestBody: requestBody({ fields: ['IsianAlihan', managedSchemas.IsianAlihan] }),
    }),
  },
  '/api/akun/{id}/sesi': {
    delete: out('akhiriSesiAkun', {}),
    post: out(
      'akhiriSesiAkunDenganPost',
      {
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': { schema: onlyMethod },
            'application/x-www-form-urlencoded': { schema: onlyMethod },
            'application/json': { schema: onlyMethod },
          },
        },
      },
      [405],
    ),
  },
};
