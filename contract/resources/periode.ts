import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, textQuery } from '../filters.ts';
import { date, flag, name, orNone, reference, toList, year } from '../inputs.ts';
import { type JenisPeriode, limits } from '../limits.ts';
import { byDinas, type Resource, type SheetColumn, schema } from '../resource.ts';
import { empty, notNumeric, type Raw, type Rule } from '../rules.ts';

const row = schema(() =>
  z.object({
    ...stored,
    nama_periode: column.nama_periode,
    tanggal_mulai: z.iso.date().nullable().meta(means('Hari pertama', '2026-11-16')),
    tanggal_selesai: z.iso.date().nullable().meta(means('Hari terakhir, tidak sebelum hari pertama', '2026-11-22')),
    ditutup_pada: z.iso
      .datetime()
      .nullable()
      .meta(means('Sejak kapan periodenya ditutup (ISO 8601, UTC); null: masih menerima isian', null)),
  }),
);
export type Periode = z.infer<typeof row>;

export const periodeInput = schema(() =>
  z
    .object({
      nama_periode: name('Nama periode'),
      tanggal_mulai: orNone(date('Tanggal mulai')),
      tanggal_selesai: orNone(date('Tanggal selesai')),
      ditutup: flag('Ditutup').meta(
        means(
          '1 menutup periode: tidak ada lagi isian yang diterima; 0 membukanya. Tanpa ini tetap seperti semula',
          '1',
        ),
      ),
    })
    .refine(
      ({ tanggal_mulai, tanggal_selesai }) => !tanggal_mulai || !tanggal_selesai || tanggal_selesai >= tanggal_mulai,
      { path: ['tanggal_selesai'], error: 'Tanggal selesai tidak boleh sebelum tanggal mulai' },
    )
    .refine(({ tanggal_mulai, tanggal_selesai }) => tanggal_mulai !== null || tanggal_selesai === null, {
      ...{ path: ['tanggal_mulai'], error: 'Isi juga tanggal mulainya' },
    }),
);

export const periodeRules: readonly Rule<Raw<z.infer<typeof periodeInput>>>[] = [
  empty('Nama periode harus diisi', 'nama_periode'),
];

const tahunInput = schema(() => z.object({ tahun: year('Tahun') }));

export const tahunRules: readonly Rule<Raw<z.infer<typeof tahunInput>>>[] = [
  empty('Mohon isi tahun', 'tahun'),
  notNumeric('Tahun harus berupa angka', 'tahun'),
];

/** A year whose periods are opened ahead (`POST /periode-…/tahun`). */
export const tahunPeriode = schema(() => ({
  input: tahunInput,
  rules: tahunRules,
  answer: z.object({
    dibuka: z.int().meta(means('Berapa periode yang baru dibuka', 49)),
    sudah_ada: z.int().meta(means('Berapa periode tahun itu yang sudah ada', 4)),
  }),
}));
export type TahunDibuka = z.infer<typeof tahunPeriode.answer>;

const sekaligusInput = schema(() =>
  z.object({
    ids: z
      .preprocess(toList, z.array(reference('Periode'), 'Pilih periodenya').min(1, 'Pilih periodenya'))
      .refine((ids) => ids.length <= limits.periodeSetahun, `Paling banyak ${limits.periodeSetahun} periode sekali`)
      .meta(means('Periode yang diubah; dalam formulir sebagai ids[]', [47, 48])),
    perbuatan: z
      .enum(['tutup', 'hapus'], 'Perbuatan harus tutup atau hapus')
      .meta(means('tutup: tidak ada isian lagi; hapus: hanya yang belum berisi', 'hapus')),
  }),
);

/** Closes or removes many periods in one act (`POST /periode-…/sekaligus`). */
export const sekaligusPeriode = schema(() => ({
  input: sekaligusInput,
  rules: [] as readonly Rule<Raw<z.infer<typeof sekaligusInput>>>[],
  answer: z.object({
    diubah: z.int().meta(means('Berapa periode yang ditutup atau dihapus', 53)),
    dilewati: z.int().meta(means('Berapa yang tetap: sudah ditutup, sudah berisi, atau tidak ada lagi', 0)),
  }),
}));
export type PeriodeDiubah = z.infer<typeof sekaligusPeriode.answer>;

/** Each list also takes its own long name; the other lists ignore it. */
const filter = schema(() =>
  collectionQuery(limits.wholePage.max).extend({
    nama_periode: textQuery,
    nama_periode_harga_pangan: textQuery.meta(means('Nama periode harga pangan')),
    nama_periode_ketersediaan_pangan: textQuery.meta(means('Nama periode ketersediaan pangan')),
    nama_periode_timbang_balita: textQuery.meta(means('Nama periode timbang balita')),
    nama_periode_luas_tanam: textQuery.meta(means('Nama periode luas tanam')),
    urut: z
      .enum(['terlama', 'terbaru', 'terakhir'], 'harus terlama, terbaru, atau terakhir')
      .default('terlama')
      .meta(
        means(
          'terlama: menurut tanggal; terbaru: yang sudah mulai lebih dahulu, yang terakhir mulai paling depan; terakhir: kebalikan terlama',
        ),
      ),
  }),
);

const ofKey = <const Key extends `periode_${string}`>(key: Key, of: string) => ({
  path: `/${key.replaceAll('_', '-')}`,
  name: 'Periode',
  tag: 'Periode',
  called: 'Periode',
  one: `periode ${of}`,
  key,
  row,
  sheet: [
    ['Periode', 'nama_periode'],
    ['Tanggal Mulai', 'tanggal_mulai'],
    ['Tanggal Selesai', 'tanggal_selesai'],
    ['Ditutup (UTC)', 'ditutup_pada'],
    ['Diubah (UTC)', 'updated_at'],
  ] satisfies SheetColumn[],
  filter,
  order: 'tanggal mulai, yang terlama lebih dahulu',
  readers: 'semua' as const,
  writers: byDinas,
  input: periodeInput,
  rules: { add: periodeRules, edit: periodeRules },
  aliases: { [`nama_${key}`]: 'nama_periode' },
  naturalKey: { columns: [], name: 'nama_periode' },
});

/** The four period lists have one shape; only their names differ. */
export const periode = schema(
  () =>
    ({
      'harga-pangan': ofKey('periode_harga_pangan', 'harga pangan'),
      'ketersediaan-pangan': ofKey('periode_ketersediaan_pangan', 'ketersediaan pangan'),
      'timbang-balita': ofKey('periode_timbang_balita', 'timbang balita'),
      'luas-tanam': ofKey('periode_luas_tanam', 'luas tanam'),
    }) satisfies Record<JenisPeriode, Resource>,
);
