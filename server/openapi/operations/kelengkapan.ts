import { pengingat, pengingatRules } from '#contract/resources/pengingat.ts';
import { berandaKantor } from '#contract/summaries/beranda-kantor.ts';
import { kelengkapan, rincianKelengkapan } from '#contract/summaries/kelengkapan.ts';
import { answers, orFile, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { PathItem, Who } from '../openapi.ts';
import { filterParameters, shared } from '../parameters.ts';
import { refTo, requestBody } from '../request-body.ts';

export const kelengkapanSchemas = {
  Kelengkapan: rowSchema(kelengkapan.answer),
  RincianKelengkapan: rowSchema(rincianKelengkapan.answer),
  BerandaKantor: rowSchema(berandaKantor.answer),
  CalonPengingat: rowSchema(pengingat.answer),
  HasilPengingat: rowSchema(pengingat.hasil),
  IsianPengingat: formSchema({ input: pengingat.input, rules: pengingatRules, row: pengingat.answer, more: {} }),
};

type Named = keyof typeof kelengkapanSchemas;

const office: Who = {
  'x-siapa': 'admin dan superadmin',
  'x-peran': ['admin', 'superadmin'],
  security: [{ bearer: [] }],
};
const officeAndOfficers: Who = {
  ...office,
  'x-siapa': 'admin dan superadmin; petugas di kecamatan tugasnya',
  'x-peran': ['petugas', 'admin', 'superadmin'],
};

const found = (title: string, name: Named) =>
  succeeded(title, { data: refTo(name), example: exampleOf(kelengkapanSchemas[name]) });

/** What the office asks for: what is due, how complete the reports are, whom to remind. */
export const kelengkapanPaths: Record<string, PathItem> = {
  '/api/kantor/beranda': {
    get: {
      ...{ operationId: 'berandaKantor', tags: ['Kantor'], summary: 'Apa yang ditunggu kantor', ...office },
      description:
        'Langkah pertama kantor yang baru; periode terbuka kelima laporan tempat demi tempat, dengan petugasnya; perubahan harga terbesar dan yang lebih dari 50 persen; defisit; kasus gizi buruk; banyaknya produk yang dilaporkan.',
      responses: answers({ 200: found('Yang ditunggu', 'BerandaKantor') }, ...([401, 403, 429] as const)),
    },
  },
  '/api/kelengkapan': {
    get: {
      ...{ operationId: 'kelengkapan', tags: ['Kantor'], summary: 'Kelengkapan laporan', ...officeAndOfficers },
      description:
        'Tempat demi tempat, periode demi periode dalam setahun; paling banyak 366 periode yang terakhir. Yang diharapkan sama dengan yang dihitung beranda petugas: semua komoditi atau pangan yang ada sekarang, dan semua desa di kecamatannya, pada periode mana pun.',
      parameters: filterParameters(kelengkapan.query, kelengkapan.answer),
      responses: answers(
        { 200: orFile(found('Kelengkapannya', 'Kelengkapan')) },
        ...([401, 403, 404, 422, 429] as const),
      ),
    },
  },
  '/api/kelengkapan/rincian': {
    get: {
      ...{ operationId: 'rincianKelengkapan', tags: ['Kantor'], summary: 'Apa yang belum diisi di satu tempat' },
      ...officeAndOfficers,
      parameters: filterParameters(rincianKelengkapan.query, rincianKelengkapan.answer),
      responses: answers(
        { 200: found('Yang belum diisi', 'RincianKelengkapan') },
        ...([401, 403, 404, 422, 429] as const),
      ),
    },
  },
  '/api/pengingat': {
    get: {
      ...{ operationId: 'calonPengingat', tags: ['Kantor'], summary: 'Petugas yang dapat diingatkan', ...office },
      description: 'Dengan tempatnya yang belum lengkap, apa yang belum diisi, dan kalimat pengingatnya.',
      parameters: filterParameters(pengingat.query, pengingat.answer),
      responses: answers({ 200: found('Petugasnya', 'CalonPengingat') }, ...([401, 403, 404, 422, 429] as const)),
    },
    post: {
      ...{ operationId: 'ingatkan', tags: ['Kantor'], summary: 'Ingatkan petugas dengan surat', ...office },
      description:
        'Suratnya menyebut laporan, periode, tempat dan isian yang belum lengkap, dan tautan ke formulirnya. Sekali sehari untuk setiap petugas, laporan, dan periode, kecuali bila gagal dikirim; 409 bila tidak ada lagi yang dapat diingatkan. Dikirim di belakang: keadaannya terbaca kemudian dengan GET.',
      parameters: [shared('IdempotencyKey')],
      requestBody: requestBody({ fields: ['IsianPengingat', kelengkapanSchemas.IsianPengingat] }),
      responses: answers(
        {
          201: succeeded('Apa yang terjadi bagi setiap petugas', {
            ...{ data: refTo('HasilPengingat'), example: exampleOf(kelengkapanSchemas.HasilPengingat), code: 201 },
            message: 'Pengingat diproses',
          }),
        },
        ...([400, 401, 403, 404, 409, 413, 415, 422, 429] as const),
      ),
    },
  },
};
