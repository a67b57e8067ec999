import { z } from 'zod';
import { column, means, orNull, stored } from '../columns.ts';
import { name, orElse, text } from '../inputs.ts';
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
    logo_url: orNull(column.foto_url),
  }),
);
export type IdentitasKantor = z.infer<typeof row>;

const orBlank = (label: string, max: number) =>
  orElse(
    '',
    text(label, max).transform((value) => value.trim()),
  );

/** Official papers write a NIP in groups. */
const digitsOf = (nip: string): string => nip.replace(/\s/g, '');

const input = schema(() =>
  z.object({
    nama_dinas: name('Nama dinas'),
    alamat: orBlank('Alamat', 300),
    telepon: orBlank('Telepon', 50),
    tempat: orBlank('Tempat', 100),
    kepala_nama: orBlank('Nama kepala dinas', 150),
    kepala_jabatan: orBlank('Jabatan', 150),
    kepala_pangkat: orBlank('Pangkat', 100),
    kepala_nip: orElse(
      '',
      text('NIP', 30).transform((value) => digitsOf(value)),
    ),
  }),
);

/** What the office says of itself in its letterhead and below its reports. */
export const identitasKantorRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Nama dinas harus diisi', 'nama_dinas'),
  [
    'NIP harus terdiri atas 18 angka',
    ({ kepala_nip }) => typeof kepala_nip === 'string' && !/^(\d{18})?$/.test(digitsOf(kepala_nip)),
    'kepala_nip',
  ],
];

export const identitasKantor = schema(() => ({
  path: '/kantor/identitas',
  name: 'IdentitasKantor',
  row,
  input,
  picture: 'logo',
}));
