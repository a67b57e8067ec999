import { naskahSkpg, tarikSkpg, terbitSkpg, tutupBulan } from '#contract/acts/skpg.ts';
import { ambangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import { asalSkpg } from '#contract/summaries/skpg/asal.ts';
import { penutupanSkpg } from '#contract/summaries/skpg/penutupan.ts';
import { cetakSkpg, kerjaKantor, tandaKantor } from '#contract/summaries/skpg/terbitan.ts';
import { answers, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, PathItem, Schema, Who } from '../openapi.ts';
import { filterParameters, idInPath, shared } from '../parameters.ts';
import { refTo, requestBody } from '../request-body.ts';
import { methodField, refusedChanges, refusedWrites, whoWrites } from './writes.ts';

const readers: Who = {
  'x-siapa': 'petugas, admin, dan superadmin',
  'x-peran': ['petugas', 'admin', 'superadmin'],
  security: [{ bearer: [] }],
};
const byAdmin: Who = { ...readers, 'x-siapa': 'admin dan superadmin', 'x-peran': ['admin', 'superadmin'] };

export const skpgSchemas: Record<string, Schema> = {
  [kerjaKantor.name]: rowSchema(kerjaKantor.answer),
  [asalSkpg.name]: rowSchema(asalSkpg.answer),
  [tandaKantor.name]: rowSchema(tandaKantor.answer),
  [penutupanSkpg.name]: rowSchema(penutupanSkpg.answer),
  IsianNaskahSkpg: formSchema({ ...naskahSkpg, row: kerjaKantor.answer }),
  IsianTerbitSkpg: formSchema({ ...terbitSkpg, row: kerjaKantor.answer }),
  IsianPenarikanSkpg: formSchema({ ...tarikSkpg, row: kerjaKantor.answer }),
  IsianPenutupanSkpg: formSchema({ ...tutupBulan, row: penutupanSkpg.answer }),
};

const found = (title: string, name: string) =>
  succeeded(title, { data: refTo(name), example: exampleOf(skpgSchemas[name] ?? {}) });
const form = (name: string) => requestBody({ fields: [name, skpgSchemas[name] ?? {}] });
const written = (title: string, name: string, code: 200 | 201) => ({
  [code]: succeeded(title, {
    data: { type: 'object', properties: { [name]: { type: 'object' } }, required: [name] },
    ...{ example: { [name]: {} }, code },
  }),
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const asFile = (type: string): { schema: Schema } => ({ schema: { type: 'string', contentMediaType: type } });

const naskah = (operationId: string, more: Partial<Operation> = {}): Operation => ({
  ...{ operationId, tags: ['Kantor'], summary: 'Tulis satu kalimat laporan', ...byAdmin },
  description:
    'asal: kalimat dari angka yang dilihat penulisnya. kembalikan, atau teks yang sama dengan asal: kalimat dari angka berlaku lagi. teks kosong menghilangkannya.',
  parameters: [shared('IdempotencyKey'), shared('IfMatch')],
  requestBody: form('IsianNaskahSkpg'),
  responses: answers(written('Sudah ditulis', 'naskah_skpg', 200), ...refusedChanges),
  ...more,
});

/** The monthly alert report, as the office works on it. */
export const skpgPaths: Record<string, PathItem> = {
  '/api/kantor/skpg': {
    get: {
      ...{ operationId: 'kerjaSkpg', tags: ['Kantor'], summary: 'Papan SKPG satu bulan', ...readers },
      description:
        'Dihitung dari isian seperti sekarang. Aspek tanpa isian belum tersedia, dan tanpanya tidak ada komposit.',
      parameters: filterParameters(kerjaKantor.query, kerjaKantor.answer),
      responses: answers({ 200: found('Papannya', kerjaKantor.name) }, ...([401, 403, 422, 429] as const)),
    },
  },
  '/api/kantor/skpg/tanda': {
    get: {
      ...{
        operationId: 'tandaSkpg',
        tags: ['Kantor'],
        summary: 'Yang memburuk sejak bulan sebelumnya',
        ...readers,
      },
      description: 'Petugas: di kecamatan tugasnya. Dari bulan yang berjalan hanya yang sudah dilaporkan semua.',
      parameters: filterParameters(kerjaKantor.query.pick({ skema: true }), kerjaKantor.answer),
      responses: answers({ 200: found('Tandanya', tandaKantor.name) }, ...([401, 403, 422, 429] as const)),
    },
  },
  '/api/kantor/skpg/asal': {
    get: {
      ...{ operationId: 'asalSkpg', tags: ['Kantor'], summary: 'Baris di balik satu angka', ...readers },
      parameters: filterParameters(asalSkpg.query, asalSkpg.answer),
      responses: answers({ 200: found('Barisnya', asalSkpg.name) }, ...([401, 403, 404, 422, 429] as const)),
    },
  },
  '/api/kantor/skpg/cetak': {
    get: {
      ...{ operationId: 'cetakSkpg', tags: ['Kantor'], summary: 'Laporan SKPG sebagai berkas', ...readers },
      parameters: filterParameters(cetakSkpg.query, kerjaKantor.answer),
      responses: answers(
        {
          200: {
            description: 'Berkasnya',
            content: { 'application/pdf': asFile('application/pdf'), [XLSX]: asFile(XLSX) },
          },
        },
        ...([401, 403, 404, 422, 429] as const),
      ),
    },
  },
  '/api/kantor/skpg/naskah': {
    put: naskah('tulisNaskahSkpg'),
    patch: naskah('tulisSebagianNaskahSkpg'),
    post: naskah('kirimNaskahSkpg', {
      summary: 'Tulis satu kalimat laporan dengan _method',
      requestBody: requestBody({
        fields: ['IsianNaskahSkpg', skpgSchemas['IsianNaskahSkpg'] ?? {}],
        more: { _method: methodField(['put', 'patch']) },
        required: ['_method'],
      }),
      responses: answers(written('Sudah ditulis', 'naskah_skpg', 200), ...refusedChanges, 405),
    }),
  },
  '/api/kantor/skpg/terbitan': {
    post: {
      ...{ operationId: 'terbitkanSkpg', tags: ['Kantor'], summary: 'Terbitkan satu bulan', ...byAdmin },
      description:
        'Butuh sidik dari papan yang dilihat: bila angkanya sudah lain, 409. Yang kedua dan seterusnya butuh catatan.',
      parameters: [shared('IdempotencyKey')],
      requestBody: form('IsianTerbitSkpg'),
      responses: answers(written('Sudah terbit', 'terbitan_skpg', 201), ...refusedWrites),
    },
  },
  '/api/kantor/skpg/penarikan': {
    post: {
      ...{ operationId: 'tarikSkpg', tags: ['Kantor'], summary: 'Tarik terbitan satu bulan', ...byAdmin },
      description:
        'Angkanya tidak lagi ditunjukkan; halamannya menyebut alasannya. Butuh ke, terbitan yang dilihat: bila bukan itu lagi, atau sudah ditarik, 409. Bulannya dapat diterbitkan lagi.',
      parameters: [shared('IdempotencyKey')],
      requestBody: form('IsianPenarikanSkpg'),
      responses: answers(written('Sudah ditarik', 'terbitan_skpg', 200), ...refusedWrites, 404),
    },
  },
  '/api/kantor/skpg/penutupan': {
    get: {
      ...{ operationId: 'penutupanSkpg', tags: ['Kantor'], summary: 'Yang akan ditutup pada satu bulan', ...byAdmin },
      description: 'Periode bulan itu yang belum ditutup, dari semua jenis, dan tempat yang belum lengkap.',
      parameters: filterParameters(penutupanSkpg.query, penutupanSkpg.answer),
      responses: answers({ 200: found('Periodenya', penutupanSkpg.name) }, ...([401, 403, 422, 429] as const)),
    },
    post: {
      ...{ operationId: 'tutupBulan', tags: ['Kantor'], summary: 'Tutup satu bulan', ...byAdmin },
      description:
        'Menutup semua periode bulan itu yang sudah berakhir. Butuh sidik dari periode yang dilihat: bila bukan itu lagi, 409.',
      parameters: [shared('IdempotencyKey')],
      requestBody: form('IsianPenutupanSkpg'),
      responses: answers(
        {
          200: succeeded('Sudah ditutup', {
            data: { type: 'object', properties: { ditutup: { type: 'integer' } }, required: ['ditutup'] },
            example: { ditutup: 7 },
          }),
        },
        ...refusedWrites,
      ),
    },
  },
  [`/api${ambangSkpg.path}/{id}/konfirmasi`]: {
    post: {
      ...{ operationId: 'konfirmasiAmbangSkpg', tags: [ambangSkpg.tag], summary: 'Konfirmasi ambang' },
      ...whoWrites(ambangSkpg),
      parameters: [idInPath(), shared('IdempotencyKey'), shared('IfMatch')],
      responses: answers(written('Sudah dikonfirmasi', ambangSkpg.key, 200), ...refusedChanges),
    },
  },
};
