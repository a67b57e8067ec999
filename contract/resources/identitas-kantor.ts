import { z } from 'zod';
import { column, means, orNull, stored } from '../columns.ts';
import { keluhanWarna } from '../formulas/situs/warna.ts';
import { line, name, oneOf, orElse } from '../inputs.ts';
import { type SumberLogo, sumberLogo, type UkuranKertas, ukuranKertas } from '../limits.ts';
import { schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

const row = schema(() =>
  z.object({
    revisi: stored.revisi.meta(means('Versi baris: 0 selama belum pernah diisi, bertambah setiap kali diubah', 1)),
    updated_at: orNull(column.updated_at),
    nama_dinas: z.string().meta(means('Nama dinas, seperti di kepala suratnya', 'Dinas Ketahanan Pangan')),
    alamat: z.string().meta(means('Alamat kantor', 'Jalan Sendawar Raya, Barong Tongkok')),
    telepon: z.string().meta(means('Telepon kantor', '(0545) 123456')),
    tempat: z.string().meta(means('Kota tempat surat ditandatangani', 'Sendawar')),
    kepala_nama: z.string().meta(means('Nama kepala dinas dengan gelarnya', 'Marta Lunsiq, S.P.')),
    kepala_jabatan: z.string().meta(means('Jabatannya, seperti di bawah surat', 'Kepala Dinas Ketahanan Pangan')),
    kepala_pangkat: z.string().meta(means('Pangkat dan golongannya', 'Pembina Tingkat I, IV/b')),
    kepala_nip: z.string().meta(means('NIP: 18 angka; kosong bila tidak ada', '197001011995031002')),
    kertas: z.enum(ukuranKertas).meta(means('Ukuran kertas cetakan; F4 juga disebut Folio, 215 x 330 mm', 'A4')),
    nama_situs: z.string().meta(means('Nama situs di judul, surat, dan cetakan; kosong: Lumbung', 'Pangan Kubar')),
    nama_pendek: z.string().meta(means('Nama di bawah ikon; kosong: nama situsnya', 'Pangan')),
    warna: z.string().meta(means('Warna utama situs; kosong: hijau Lumbung', '#1d4ed8')),
    sumber_logo: z
      .enum(sumberLogo)
      .meta(means('Logo situs: bawaan aplikasi, sama dengan logo kepala surat (kop), atau gambar sendiri', 'kop')),
    logo_url: orNull(column.foto_url),
    logo_situs_url: orNull(column.foto_url),
  }),
);
export type IdentitasKantor = z.infer<typeof row>;

const orBlank = (label: string, max: number) => orElse('', line(label, max));

/** Official papers write a NIP in groups. */
const digitsOf = (nip: string): string => nip.replace(/\s/g, '');

/** A phone shows twelve letters below an icon. */
export const NAMA_SITUS_MAX = 40;
export const NAMA_PENDEK_MAX = 12;

const warnaOf = () =>
  line('Warna', 20)
    .transform((warna) => warna.toLowerCase())
    .superRefine((warna, { addIssue }) => {
      const complaint = keluhanWarna(warna);
      if (complaint) addIssue(complaint);
    });

const input = schema(() =>
  z.object({
    nama_dinas: name('Nama dinas'),
    alamat: orBlank('Alamat', 300),
    telepon: orBlank('Telepon', 50),
    tempat: orBlank('Tempat', 100),
    kepala_nama: orBlank('Nama kepala dinas', 150),
    kepala_jabatan: orBlank('Jabatan', 150),
    kepala_pangkat: orBlank('Pangkat', 100),
    kepala_nip: orElse('', line('NIP', 30).transform(digitsOf)),
    kertas: orElse<UkuranKertas>('A4', oneOf('Ukuran kertas', ukuranKertas)),
    nama_situs: orBlank('Nama situs', NAMA_SITUS_MAX),
    nama_pendek: orBlank('Nama pendek', NAMA_PENDEK_MAX),
    warna: orElse('', warnaOf()),
    sumber_logo: orElse<SumberLogo>('bawaan', oneOf('Logo situs', sumberLogo)),
  }),
);

const noMarkup = (label: string, name: 'nama_situs' | 'nama_pendek'): Rule<Raw<z.infer<typeof input>>> => [
  `${label} tidak boleh memuat tanda < atau >`,
  ({ [name]: text }) => typeof text === 'string' && /[<>]/.test(text),
  name,
];

/** What the office says of itself in its letterhead and below its reports. */
export const identitasKantorRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Nama dinas harus diisi', 'nama_dinas'),
  [
    'NIP harus terdiri atas 18 angka',
    ({ kepala_nip }) => typeof kepala_nip === 'string' && !/^(\d{18})?$/.test(digitsOf(kepala_nip)),
    'kepala_nip',
  ],
  noMarkup('Nama situs', 'nama_situs'),
  noMarkup('Nama pendek', 'nama_pendek'),
];

export const identitasKantor = schema(() => ({
  path: '/kantor/identitas',
  name: 'IdentitasKantor',
  row,
  input,
  picture: 'logo',
  sitePicture: 'logo_situs',
}));
