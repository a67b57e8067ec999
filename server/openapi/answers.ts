import { formats } from '../http/file/writers.ts';
import { exampleOf } from './example.ts';
import type { Answer, Ref, Schema } from './openapi.ts';

const JSON_TYPE = 'application/json';

const meta = (status: 'success' | 'error', code: Schema): Schema => ({
  type: 'object',
  properties: { status: { const: status }, message: { type: 'string' }, code: { type: 'integer', ...code } },
  required: ['status', 'message', 'code'],
});

/** The schemas of the envelope. */
export const envelopes: Record<string, Schema> = {
  Berhasil: { ...meta('success', { enum: [200, 201] }), description: 'Kepala jawaban yang berhasil' },
  Kegagalan: {
    type: 'object',
    description: 'Jawaban yang gagal. Kalimatnya ada di meta.message dan di data.message',
    properties: {
      meta: meta('error', { minimum: 400, maximum: 599 }),
      data: {
        type: 'object',
        properties: {
          message: { type: 'string' },
          alasan: { type: 'string', description: 'Sebabnya, dengan tempat atau peran yang dimaksud' },
          errors: {
            type: 'object',
            description: 'Semua keluhan menurut isiannya; hanya bila isian tidak sah',
            additionalProperties: { type: 'array', items: { type: 'string' } },
          },
          id: { type: 'integer', description: 'Baris yang sudah ada; hanya bila datanya kembar' },
          milik_sendiri: { type: 'boolean', description: 'Apakah baris itu milik si pengirim' },
          baris: { description: 'Baris yang sekarang; hanya bila If-Match tidak cocok, atau datanya kembar' },
          daftar: { type: 'array', items: {}, description: 'Daftar yang sekarang; hanya bila urutannya sudah berubah' },
          keluhan: {
            type: 'array',
            description: 'Yang keliru dalam kiriman banyak baris, paling banyak 500',
            items: {
              type: 'object',
              properties: {
                baris: { type: 'integer', description: 'Baris keberapa dalam kiriman, mulai dari 1' },
                kolom: { type: 'string', description: 'Isiannya' },
                pesan: { type: 'string', description: 'Apa yang keliru' },
              },
              required: ['baris', 'kolom', 'pesan'],
            },
          },
        },
        required: ['message'],
      },
    },
    required: ['meta', 'data'],
  },
  Halaman: {
    type: 'object',
    description: 'Sehalaman baris',
    properties: {
      data: { type: 'array', items: {} },
      from: { type: ['integer', 'null'], description: 'Baris pertama, mulai dari 1; null bila kosong' },
      to: { type: ['integer', 'null'], description: 'Baris terakhir; null bila kosong' },
      total: { type: 'integer', description: 'Banyaknya baris seluruhnya' },
      per_page: { type: 'integer' },
      current_page: { type: 'integer' },
      last_page: { type: 'integer', minimum: 1 },
      next_page_url: {
        type: ['string', 'null'],
        description: 'Alamat lengkap halaman berikutnya, semua saringan ikut',
      },
      prev_page_url: { type: ['string', 'null'] },
      termurah_sejak: {
        type: 'integer',
        description:
          'Baris pertama yang tidak lagi menurut waktu, tetapi menurut harga; hanya pada /produk bila terlalu banyak produk seharga itu',
      },
    },
    required: [
      ...['data', 'from', 'to', 'total', 'per_page', 'current_page', 'last_page', 'next_page_url', 'prev_page_url'],
    ],
  },
};

export const nothing: Schema = { type: 'null', description: 'Tidak ada isinya' };

/** A page of rows. */
export const pageOf = (rows: Schema): Schema => ({
  allOf: [
    { $ref: '#/components/schemas/Halaman' },
    { type: 'object', properties: { data: { type: 'array', items: rows } } },
  ],
});

export const pageExample = (row: Schema, address: string) => ({
  data: [exampleOf(row)],
  ...{ from: 1, to: 1, total: 2, per_page: 1, current_page: 1, last_page: 2 },
  next_page_url: `https://lumbung.contoh.id${address}?limit=1&page=2`,
  prev_page_url: null,
});

interface Success {
  data: Schema;
  example: unknown;
  code?: 200 | 201;
  message?: string;
  headers?: Answer['headers'];
}

/** An answer that succeeded. */
export const succeeded = (
  description: string,
  { data, example, code = 200, message = 'Berhasil', headers }: Success,
): Answer => ({
  description,
  ...(headers && { headers }),
  content: {
    [JSON_TYPE]: {
      schema: {
        type: 'object',
        properties: { meta: { $ref: '#/components/schemas/Berhasil' }, data },
        required: ['meta', 'data'],
      },
      example: { meta: { status: 'success', message, code }, data: example },
    },
  },
});

/** The file for programs: the columns of the list's file by their names. */
const fileRows: Schema = {
  type: 'array',
  items: { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
};

/** An answer that is a file instead when the query asks for one. */
export function orFile({ content, ...answer }: Answer): Answer {
  const { [JSON_TYPE]: page, ...others } = content ?? {};
  const files = Object.values(formats).filter(({ type }) => type !== JSON_TYPE);
  return {
    ...answer,
    description: `${answer.description}; atau sebuah berkas bila format disebut, dengan judul kolom di baris pertama atau, sebagai JSON, satu objek sebaris`,
    content: {
      ...(page && { [JSON_TYPE]: { ...page, schema: { anyOf: [page.schema, fileRows] } } }),
      ...others,
      ...Object.fromEntries(files.map(({ type }) => [type, { schema: { type: 'string', contentMediaType: type } }])),
    },
  };
}

/** The responses of an operation: its own, references to the shared refusals it can give, and one for all others. */
export function answers(own: Record<string, Answer>, ...codes: (keyof typeof names)[]): Record<string, Answer | Ref> {
  const refusals = codes.map((code) => [code, { $ref: `#/components/responses/${names[code]}` }]);
  return { ...own, ...Object.fromEntries(refusals), default: { $ref: '#/components/responses/KegagalanLain' } };
}

const names = {
  304: 'TidakBerubah',
  400: 'TidakTerbaca',
  401: 'BelumLogin',
  403: 'Terlarang',
  404: 'TidakAda',
  405: 'MethodTidakDikenal',
  409: 'Bentrok',
  412: 'SudahDiubah',
  413: 'TerlaluBesar',
  415: 'JenisTidakDikenal',
  422: 'TidakSah',
  429: 'TerlaluSering',
} as const;

export type Refused = keyof typeof names;
