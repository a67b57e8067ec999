import { gambarSitus } from '#contract/formulas/situs/situs.ts';
import { lebarFoto } from '#contract/limits.ts';
import { rentangMinggu } from '#contract/pilihan.ts';
import { answers } from '../answers.ts';
import type { Answer, Operation, PathItem, Schema } from '../openapi.ts';
import { parameter, shared } from '../parameters.ts';
import { everybody } from './reads.ts';

const picture = (description: string, ...types: string[]): Answer => ({
  description,
  content: Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } satisfies Schema }]),
  ),
});

const text = (operationId: string, summary: string, type: string): Operation => ({
  ...{ operationId, tags: ['Gambar dan mesin pencari'], summary, ...everybody },
  responses: answers({ 200: { description: summary, content: { [type]: { schema: { type: 'string' } } } } }),
});

const petaSitus = text('petaSitus', 'Peta situs untuk mesin pencari', 'application/xml');
const sitemap: Operation = {
  ...petaSitus,
  description: 'Di atas 10.000 alamat: daftar bagian-bagiannya.',
  parameters: [
    parameter('query', 'bagian', {
      description: 'Bagian peta situs, seperti disebut oleh daftarnya',
      schema: { type: 'string', pattern: '^(halaman|produk|kegiatan|harga)-[1-9][0-9]?$' },
      example: 'produk-2',
    }),
  ],
  responses: { ...petaSitus.responses, ...answers({}, 404) },
};

/** Pictures, sitemap and robots.txt, and this document. */
export const filePaths: Record<string, PathItem> = {
  '/media/{nama}': {
    get: {
      ...{ operationId: 'gambar', tags: ['Gambar dan mesin pencari'], summary: 'Gambar', ...everybody },
      description: 'Disebut oleh setiap *_url. Tidak pernah berubah: gambar lain bernama lain.',
      parameters: [
        parameter('path', 'nama', {
          description: 'Nama gambar, seperti dalam *_url',
          schema: { type: 'string', pattern: '^[0-9a-f]{32}\\.(jpg|png|webp|gif)$' },
          example: '3ad96c4f0be24e7f9c1d58e0a7b2613c.jpg',
        }),
        parameter('query', 'w', {
          description: 'Lebar dalam piksel',
          schema: { type: 'integer', enum: [...lebarFoto] },
          example: 800,
        }),
      ],
      responses: answers(
        {
          200: picture(
            'Gambarnya; yang diperkecil WebP, atau AVIF bila Accept menyebutnya',
            ...['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
          ),
        },
        ...([404, 422] as const),
      ),
    },
  },
  '/media/bagikan/situs.png': {
    get: {
      ...{
        operationId: 'gambarSitus',
        tags: ['Gambar dan mesin pencari'],
        summary: 'Gambar situs untuk tautan yang dibagikan, dengan nama, logo dan warna yang dipilih dinas',
        ...everybody,
      },
      parameters: [shared('IfNoneMatch')],
      responses: answers({ 200: picture('Gambar 1200 × 630', 'image/png') }, 304),
    },
  },
  '/media/situs/{versi}/{file}': {
    get: {
      ...{
        operationId: 'ikonSitus',
        tags: ['Gambar dan mesin pencari'],
        summary: 'Tanda dan ikon situs, dari logo dan warna yang dipilih dinas',
        ...everybody,
      },
      description:
        'Disebut oleh halaman dan manifes. Alamat dengan versi yang berlaku tidak pernah berubah; versi lama menjawab gambar yang berlaku. 404 selama dinas tidak memilih logo maupun warna.',
      parameters: [
        parameter('path', 'versi', {
          description: 'Berganti bersama logo dan warna',
          schema: { type: 'string' },
          example: '3ad96c4f0be2-1d4ed8',
        }),
        parameter('path', 'file', {
          description: 'Tanda dalam bentuk logonya, atau ikon persegi sebesar angkanya',
          schema: { type: 'string', enum: Object.values(gambarSitus) },
          example: gambarSitus.kecil,
        }),
      ],
      responses: answers({ 200: picture('Gambarnya', 'image/png') }, 404),
    },
  },
  '/media/bagikan/harga-pangan/{file}': {
    get: {
      ...{
        operationId: 'gambarBagikan',
        tags: ['Gambar dan mesin pencari'],
        summary: 'Gambar untuk tautan yang dibagikan',
        ...everybody,
      },
      parameters: [
        parameter('path', 'file', {
          description: 'Slug kecamatan atau kabupaten, dengan akhiran .png',
          schema: { type: 'string', pattern: '\\.png$' },
          example: 'melak.png',
        }),
      ],
      responses: answers({ 200: picture('Gambar 1200 × 630', 'image/png') }, 404),
    },
  },
  '/media/bagikan/skpg/{file}': {
    get: {
      ...{
        operationId: 'gambarSkpg',
        tags: ['Gambar dan mesin pencari'],
        summary: 'Gambar sebuah bulan SKPG untuk tautan yang dibagikan',
        ...everybody,
      },
      parameters: [
        parameter('path', 'file', {
          description: 'Tahun dan bulannya, dengan akhiran .png',
          schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{1,2}\\.png$' },
          example: '2026-10.png',
        }),
        shared('IfNoneMatch'),
      ],
      responses: answers({ 200: picture('Gambar 1200 × 630', 'image/png') }, 304, 404),
    },
  },
  '/media/bagikan/bandingkan/{minggu}/{file}': {
    get: {
      ...{
        operationId: 'gambarBandingkan',
        tags: ['Gambar dan mesin pencari'],
        summary: 'Gambar sebuah perbandingan harga untuk tautan yang dibagikan',
        ...everybody,
      },
      parameters: [
        parameter('path', 'minggu', {
          description: 'Banyaknya periode terakhir',
          schema: { type: 'string', enum: [...rentangMinggu] },
          example: '26',
        }),
        parameter('path', 'file', {
          description: 'Yang dibandingkan, dipisah koma, dengan akhiran .png',
          schema: { type: 'string', pattern: '\\.png$' },
          example: 'melak.beras-medium,damai.beras-medium.png',
        }),
        shared('IfNoneMatch'),
      ],
      responses: answers({ 200: picture('Gambar 1200 × 630', 'image/png') }, 304, 404),
    },
  },
  '/media/bagikan/harga-pangan/{tempat}/{file}': {
    get: {
      ...{
        operationId: 'gambarBagikanHarga',
        tags: ['Gambar dan mesin pencari'],
        summary: 'Gambar untuk tautan harga sebuah komoditi',
        ...everybody,
      },
      description: 'Nama, harga eceran terakhir, perubahannya, dan grafik 52 periode terakhir.',
      parameters: [
        parameter('path', 'tempat', {
          description: 'Slug kecamatan, atau kabupaten',
          schema: { type: 'string', minLength: 1 },
          example: 'melak',
        }),
        parameter('path', 'file', {
          description: 'Slug komoditi, dengan akhiran .png',
          schema: { type: 'string', pattern: '\\.png$' },
          example: 'cabai-rawit.png',
        }),
        shared('IfNoneMatch'),
      ],
      responses: answers({ 200: picture('Gambar 1200 × 630', 'image/png') }, ...([304, 404] as const)),
    },
  },
  '/sitemap.xml': { get: sitemap },
  '/robots.txt': { get: text('robots', 'Petunjuk untuk mesin pencari', 'text/plain') },
  '/api/openapi.json': {
    get: {
      ...{ operationId: 'openApi', tags: ['Dokumentasi'], summary: 'Dokumen OpenAPI ini', ...everybody },
      responses: answers({
        200: { description: 'OpenAPI 3.1', content: { 'application/json': { schema: { type: 'object' } } } },
      }),
    },
  },
  '/api/docs': {
    get: {
      ...{ operationId: 'dokumentasi', tags: ['Dokumentasi'], summary: 'Dokumen ini untuk dibaca', ...everybody },
      responses: answers({
        200: { description: 'Halaman HTML', content: { 'text/html': { schema: { type: 'string' } } } },
      }),
    },
  },
};
