import { z } from 'zod';
import { column, means } from '../../columns.ts';
import { idQuery, wordQuery } from '../../filters.ts';
import { labelSkpg, skemaSkpg } from '../../formulas/skpg/label.ts';
import { schema } from '../../resource.ts';
import { summary } from '../../summary.ts';
import { tanggalQuery } from '../cetakan.ts';
import { bulanIni, papanQuery, papanSkpg, tandaSkpg } from './papan.ts';

const paragraf = schema(() =>
  z.object({
    kunci: z.string().meta(means('Nama kalimatnya, sama dari bulan ke bulan', 'ringkas')),
    teks: z
      .string()
      .meta(means('Isinya; kosong bila dihilangkan', 'Pada Oktober 2026 Kabupaten Kutai Barat dinilai aman.')),
    disunting: z.boolean().meta(means('Ditulis kantor, bukan disusun dari angka', false)),
    usang: z.boolean().meta(means('Angkanya sudah berubah sejak ditulis', false)),
    asal: z.string().nullable().meta(means('Yang disusun dari angka; null bila ditambahkan', null)),
    revisi: z.int().meta(means('Versi tulisannya; 0 bila belum disunting', 0)),
  }),
);
export type ParagrafSkpg = z.infer<typeof paragraf>;

/** Of a sentence that is published: not what the office has left out, nor what stood there before. */
const paragrafTerbit = schema(() => paragraf.pick({ kunci: true, teks: true, disunting: true }));
export type ParagrafTerbit = z.infer<typeof paragrafTerbit>;

const bagian = <Paragraf extends z.ZodType>(of: Paragraf) => ({
  narasi: z.array(of).meta(means('Narasinya, kalimat demi kalimat')),
  rekomendasi: z.array(of).meta(means('Rekomendasinya')),
});

const perubahan = schema(() =>
  z.object({
    nama: z.string().meta(means('Tempatnya; atau Ambang, Skema, Narasi, Rekomendasi', 'Melak')),
    yang: z.string().meta(means('Yang berubah', 'Harga beras (%)')),
    dari: z.string().meta(means('Sebelumnya', '6,2 % · waspada')),
    ke: z.string().meta(means('Sekarang', '4,1 % · aman')),
  }),
);
export type PerubahanSkpg = z.infer<typeof perubahan>;

const tentangTerbitan = schema(() => ({
  ke: z.int().meta(means('1 pada terbitan pertama, lalu revisinya', 1)),
  diterbitkan_pada: column.created_at.meta(means('Kapan diterbitkan (ISO 8601, UTC)', '2026-11-20T01:30:00.000Z')),
  tanggal: z.iso.date().meta(means('Harinya di kabupaten itu', '2026-11-20')),
  catatan: z.string().meta(means('Mengapa diterbitkan lagi; kosong pada yang pertama', 'Laporan Bongan menyusul')),
}));

const penarikan = schema(() =>
  z.object({
    ke: tentangTerbitan.ke.meta(means('Terbitan ke berapa yang ditarik', 1)),
    ditarik_pada: column.created_at.meta(means('Kapan ditarik (ISO 8601, UTC)', '2026-11-24T02:00:00.000Z')),
    tanggal: z.iso.date().meta(means('Harinya di kabupaten itu', '2026-11-24')),
    alasan: z.string().meta(means('Mengapa ditarik', 'Harga beras Damai salah satuan')),
  }),
);
export type PenarikanSkpg = z.infer<typeof penarikan>;

/** A published month: frozen, whatever happens to the rows it came from. */
const terbitanSkpg = schema(() =>
  z.object({
    ...tentangTerbitan,
    penarikan: penarikan
      .nullable()
      .meta(
        means(
          'Penarikan terbitan ini, yang lalu tanpa papan dan kalimat; atau terbitan sebelumnya; null bila tidak ada',
        ),
      ),
    papan: papanSkpg.nullable().meta(means('Papannya; null bila terbitannya ditarik')),
    ...bagian(paragrafTerbit),
    perubahan: z.array(perubahan).meta(means('Yang berubah sejak terbitan sebelumnya')),
  }),
);
export type TerbitanSkpg = z.infer<typeof terbitanSkpg>;

/** A month as the office works on it. */
const kerjaSkpg = schema(() =>
  z.object({
    papan: papanSkpg.meta(means('Papannya, dari isian sekarang')),
    ...bagian(paragraf),
    bertanda_tangan: z.boolean().meta(means('Identitas kantor menyebut siapa yang menandatangani', true)),
    belum_ditutup: z.int().meta(means('Berapa periode bulan itu yang sudah berakhir dan belum ditutup', 5)),
    sidik: z.string().meta(means('Tanda dari yang terlihat: yang diterbitkan harus sama', '9f86d081884c7d65')),
    terbitan: z
      .object({
        ...tentangTerbitan,
        skema: z.enum(skemaSkpg).meta(means('Cara menilainya', 'permentan')),
        penarikan: penarikan.nullable().meta(means('Penarikannya; null bila berlaku')),
        ditarik: z.array(z.int()).meta(means('Terbitan ke berapa saja yang ditarik', [1])),
        berubah: z.array(perubahan).meta(means('Yang berubah sejak itu')),
      })
      .nullable()
      .meta(
        means('Terbitan terakhir bulan itu, dan apa yang berubah sejak itu bila skemanya sama; null bila belum terbit'),
      ),
  }),
);
export type KerjaSkpg = z.infer<typeof kerjaSkpg>;

/** The month as the rows are now (`GET /kantor/skpg`): for the office and its officers. */
export const kerjaKantor = schema(() => ({ name: 'KerjaSkpg', query: papanQuery, answer: kerjaSkpg }));

const satu = schema(() =>
  z.object({
    ...bulanIni,
    ...{ ke: tentangTerbitan.ke, tanggal: tentangTerbitan.tanggal },
    komposit: z
      .enum(labelSkpg)
      .nullable()
      .meta(means('Nilai kabupaten; null bila tidak dapat dinilai, atau ditarik', 'aman')),
    ditarik: z.iso.date().optional().meta(means('Hari ditarik; tanpa ini berlaku', '2026-11-24')),
  }),
);

const daftar = schema(() =>
  z.object({ terbitan: z.array(satu).meta(means('Terbitan terakhir setiap bulan, yang terbaru lebih dahulu')) }),
);
export type DaftarTerbitanSkpg = z.infer<typeof daftar>;

/** The months that have been published. */
export const daftarTerbitanSkpg = summary(() => ({
  path: '/skpg',
  name: 'BulanTerbitSkpg',
  tag: 'SKPG',
  title: 'Bulan yang laporan SKPG-nya sudah terbit',
  query: z.object({}),
  answer: daftar,
}));

/** What everybody reads of a month: its last publication. */
export const satuTerbitanSkpg = summary(() => ({
  path: '/skpg/terbitan',
  name: 'TerbitanSkpg',
  tag: 'SKPG',
  title: 'Laporan SKPG satu bulan, seperti saat diterbitkan',
  notes: 'Butuh tahun dan bulan. Yang diterbitkan tetap, juga bila isiannya kemudian berubah.',
  query: papanQuery.pick({ tahun: true, bulan: true }),
  answer: terbitanSkpg,
}));

/** A month on paper (`GET /kantor/skpg/cetak`). */
export const cetakSkpg = schema(() => ({
  query: papanQuery.extend({
    format: wordQuery(['pdf', 'xlsx']).meta(means('Sebagai apa; pdf bila tidak disebut', 'pdf')),
    terbit: idQuery.meta(means('Terbitan ke berapa; tanpa ini rancangan dari isian sekarang', 1)),
    tanggal: tanggalQuery.meta(
      means('Tanggal di atas tanda tangan; tanpa ini hari ini di kabupaten itu', '2026-11-26'),
    ),
  }),
}));
export type CetakSkpg = z.infer<(typeof cetakSkpg)['query']>;

/** Early signs (`GET /kantor/skpg/tanda`): an officer those of his places. */
export const tandaKantor = schema(() => ({
  name: 'TandaSkpg',
  answer: z.object({
    bulan: z
      .array(
        z.object({
          ...bulanIni,
          berjalan: papanSkpg.shape.berjalan,
          tanda: z.array(tandaSkpg).meta(means('Yang memburuk sejak bulan sebelumnya')),
        }),
      )
      .meta(means('Bulan yang berjalan, sejauh semua sudah melapor, lalu yang terakhir berakhir')),
  }),
}));
export type TandaKantor = z.infer<(typeof tandaKantor)['answer']>;
