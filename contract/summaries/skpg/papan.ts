import { z } from 'zod';
import { column, means } from '../../columns.ts';
import { tahunQuery, wordQuery } from '../../filters.ts';
import { aspekSkpg, indikatorSkpg, labelSkpg, skemaSkpg, ukuranSkpg } from '../../formulas/skpg/label.ts';
import { naikSkpg } from '../../formulas/skpg/naik.ts';
import { schema } from '../../resource.ts';

export const bulanIni = schema(() => ({
  tahun: column.tahun,
  bulan: z.int().min(1).max(12).meta(means('Bulan, 1 sampai 12', 11)),
}));

const label = () => z.enum(labelSkpg);

/** What is said of an indicator, an aspect, or the whole. */
const nilai = schema(() =>
  z.object({
    keadaan: z
      .enum([
        'ada',
        'belum tersedia',
        'komoditi belum dipilih',
        'pembanding belum ada',
        'tidak dapat dihitung',
        'ambang belum ada',
      ])
      .meta(
        means(
          'belum tersedia: tidak ada isiannya; komoditi belum dipilih: kantor belum memilih yang harganya dinilai; pembanding belum ada: hanya bulan ini yang dilaporkan; tidak dapat dihitung: pembandingnya nol; ambang belum ada: tidak ada ambang yang berlaku bulan itu',
          'ada',
        ),
      ),
    nilai: z.number().nullable().meta(means('Persen; pada aspek dan komposit jumlah skor', -6.2)),
    label: label().nullable().meta(means('aman, waspada, atau rentan; null bila tidak ada nilainya', 'waspada')),
  }),
);
export type NilaiSkpg = z.infer<typeof nilai>;

const indikator = schema(() =>
  nilai.extend({
    kini: z.number().nullable().meta(means('Angka bulan ini: hektar, rupiah, atau balita', 412)),
    pembanding: z.number().nullable().meta(means('Rata-rata yang dibandingkan, atau balita yang ditimbang', 439)),
    banyak: z.int().meta(means('Dari berapa tahun atau bulan rata-ratanya; 0 bila tidak ada', 5)),
    cakupan: z.int().meta(means('Berapa yang melapor: desa; pada harga kabupaten kecamatan', 8)),
    dari: z.int().meta(means('Dari berapa', 11)),
  }),
);
export type IndikatorTempat = z.infer<typeof indikator>;

const tempat = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id.nullable().meta(means('Kecamatan; null: kabupaten', 9)),
    nama: z.string().meta(means('Nama tempatnya', 'Melak')),
    indikator: z.partialRecord(z.enum(indikatorSkpg), indikator).meta(means('Yang dinilai skema itu', {})),
    aspek: z.partialRecord(z.enum(aspekSkpg), nilai).meta(means('Aspek yang dinilai skema itu', {})),
    komposit: nilai.meta(means('Gabungan aspek; tidak dibuat bila satu aspek tidak ada')),
  }),
);
export type TempatSkpg = z.infer<typeof tempat>;

const ambang = schema(() =>
  z.object({
    ukuran: z.enum(ukuranSkpg).meta(means('Yang dinilai', 'beras')),
    aman: z.string().meta(means('Kapan aman, dalam persen atau jumlah skor', '< 5')),
    waspada: z.string().meta(means('Kapan waspada', '≥ 5 dan ≤ 20')),
    rentan: z.string().meta(means('Kapan rentan', '> 20')),
    sumber: column.sumber,
    berlaku_mulai: z.iso.date().meta(means('Hari pertama berlakunya', '2026-01-01')),
    perlu_konfirmasi: z.boolean().meta(means('Belum dikonfirmasi siapa pun', true)),
    naik: z
      .enum(naikSkpg)
      .optional()
      .meta(means('Pada nd: bagian balita naik yang dinilai; N/D pada terbitan yang tidak menyebutnya', 'N/D')),
  }),
);
export type AmbangDipakai = z.infer<typeof ambang>;

/** What turned to the worse since the month before. */
export const tandaSkpg = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id.nullable().meta(means('Kecamatan; null: kabupaten', 9)),
    nama: z.string().meta(means('Nama tempatnya', 'Melak')),
    ukuran: z.enum([...aspekSkpg, 'komposit']).meta(means('Yang memburuk', 'akses')),
    dari: label().meta(means('Label bulan sebelumnya', 'aman')),
    ke: label().meta(means('Label bulan ini', 'waspada')),
    sebab: z
      .array(
        z.object({
          ukuran: z.enum(indikatorSkpg).meta(means('Indikator yang memburuk', 'beras')),
          dari: z.number().meta(means('Persen bulan sebelumnya', 2.1)),
          ke: z.number().meta(means('Persen bulan ini', 7.4)),
          naik: z.enum(naikSkpg).optional().meta(means('Pada nd: bagian balita naik yang dinilai', 'N/D')),
        }),
      )
      .meta(means('Indikator yang membuatnya memburuk')),
  }),
);
export type TandaSkpg = z.infer<typeof tandaSkpg>;

const angka = () => z.number().nullable();

/** The regency's own figures of one month. */
const titik = schema(() =>
  z.object({
    ...bulanIni,
    tanam: angka().meta(means('Luas tanam padi dalam hektar', 412)),
    puso: angka().meta(means('Luas puso padi dalam hektar', 8)),
    beras: angka().meta(means('Harga eceran beras dalam rupiah, rata-rata kecamatan', 14_500)),
    minyak: angka().meta(means('Harga eceran minyak goreng dalam rupiah', 19_700)),
    telur: angka().meta(means('Harga eceran telur dalam rupiah', 30_500)),
    nd: angka().meta(means('Balita naik dalam persen: N/D atau N/(N+T), yang dinilai bulan itu', 78.4)),
    bgm: angka().meta(means('BGM/D dalam persen', 2.6)),
    desa_tanam: z.int().meta(means('Berapa desa yang melaporkan luas tanam', 190)),
    desa_timbang: z.int().meta(means('Berapa desa yang melaporkan penimbangan', 188)),
    kecamatan_beras: z.int().meta(means('Berapa kecamatan yang melaporkan harga beras', 16)),
    kecamatan_minyak: z.int().meta(means('Berapa kecamatan yang melaporkan harga minyak goreng', 16)),
    kecamatan_telur: z.int().meta(means('Berapa kecamatan yang melaporkan harga telur', 15)),
  }),
);
export type TitikSkpg = z.infer<typeof titik>;

/** The board of one month. It stands alone: what is published is this, frozen. */
export const papanSkpg = schema(() =>
  z.object({
    ...bulanIni,
    skema: z.enum(skemaSkpg).meta(means('Cara menilainya', 'permentan')),
    wilayah: z.string().meta(means('Nama kabupatennya', 'Kutai Barat')),
    berjalan: z.boolean().meta(means('Bulannya belum berakhir', false)),
    periode_tanpa_tanggal: z
      .array(z.string())
      .optional()
      .meta(means('Periode tanpa hari pertama, yang tidak dihitung dalam bulan mana pun', ['Pekan lama'])),
    periode_terbuka: z.array(z.string()).meta(means('Periode bulan itu yang masih menerima isian', ['Oktober 2026'])),
    komoditi: z
      .partialRecord(z.enum(['beras', 'minyak', 'telur']), z.string().nullable())
      .meta(means('Komoditi yang harganya dinilai; null bila belum dipilih', { beras: 'Beras Medium' })),
    ambang: z.array(ambang).meta(means('Ambang yang dipakai')),
    tempat: z.array(tempat).meta(means('Kabupaten, lalu kecamatan menurut nama')),
    kurva: z.array(titik).meta(means('Dua belas bulan, yang terlama lebih dahulu')),
    tanda: z.array(tandaSkpg).meta(means('Yang memburuk sejak bulan sebelumnya')),
    dibandingkan: z
      .int()
      .meta(means('Berapa kecamatan yang sedikitnya satu aspeknya dapat dibandingkan dengan bulan sebelumnya', 16)),
  }),
);
export type PapanSkpg = z.infer<typeof papanSkpg>;

/** As it stands in a query. */
const bulanQuery = wordQuery(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);

/** Which month, and how it is judged. */
export const papanQuery = schema(() =>
  z.object({
    tahun: tahunQuery.meta(means('Tahunnya; tanpa tahun dan bulan: bulan yang terakhir berakhir', '2026')),
    bulan: bulanQuery.meta(means('Bulannya, 1 sampai 12', '11')),
    skema: wordQuery(skemaSkpg).meta(means('Cara menilainya; permentan bila tidak disebut', 'permentan')),
  }),
);
