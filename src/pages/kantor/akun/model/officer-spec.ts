import { kolomPetugas } from '#contract/limits.ts';
import type { FileSpec } from '@/shared/office-file';

export type Kolom = keyof typeof kolomPetugas;
export type BarisPetugas = Record<Kolom, string>;

export const kolom = Object.keys(kolomPetugas) as Kolom[];

/** Titles under which lists of officers have these fields. */
const TITLES: Readonly<Record<Kolom, readonly string[]>> = {
  nama_lengkap: [
    ...['Nama', 'Nama Petugas', 'Petugas', 'Nama Lengkap Petugas', 'Nama Petugas Lapangan', 'Nama Penyuluh'],
    ...['Penyuluh', 'Nama PPL', 'PPL', 'Nama Pegawai', 'Nama Operator', 'Nama Enumerator', 'Enumerator'],
    ...['Nama dan Gelar', 'Nama Lengkap dan Gelar', 'Nama Lengkap & Gelar', 'Nama Pencatat'],
  ],
  username: [
    ...['User', 'User Name', 'Nama Pengguna', 'Pengguna', 'Nama Akun', 'Akun', 'Login', 'Nama Login', 'ID Pengguna'],
    ...['User ID', 'ID User', 'Username Lumbung', 'Usulan Username'],
  ],
  email: ['E-mail', 'Alamat Email', 'Alamat E-mail', 'Surel', 'Alamat Surel', 'Email Aktif', 'Gmail', 'Email Petugas'],
  no_hp: [
    ...['HP', 'Nomor HP', 'No Telepon', 'No Telp', 'No Tlp', 'Telepon', 'Telp', 'Tlp', 'Nomor Telepon', 'Nomor Telp'],
    ...['No Handphone', 'Nomor Handphone', 'Handphone', 'HP/WA', 'WA/HP', 'No HP/WA', 'No WA/HP', 'Nomor HP/WA', 'WA'],
    ...['No WA', 'Nomor WA', 'WhatsApp', 'No WhatsApp', 'Nomor WhatsApp', 'No HP (WA)', 'Kontak', 'No Kontak'],
    ...['Nomor Kontak', 'Ponsel', 'No Ponsel', 'Nomor Ponsel', 'Telepon/HP', 'No Telp/HP', 'No HP/Telp', 'HP Aktif'],
  ],
  kecamatan: [
    ...['Kec', 'Kecamatan Tugas', 'Nama Kecamatan', 'Wilayah', 'Wilayah Tugas', 'Wilayah Kerja', 'Wilayah Binaan'],
    ...['Lokasi Tugas', 'Tempat Tugas', 'Daerah Tugas', 'Penempatan', 'Kecamatan Binaan', 'Kecamatan Penempatan'],
    ...['Wilker', 'WKPP', 'Lokasi', 'Tugas di Kecamatan', 'Unit Kerja'],
  ],
};

/** The fields of a list of officers; each row is an officer, whatever the name. */
export const officerSpec: FileSpec = {
  columns: kolom.map((name) => ({
    ...{ name, header: kolomPetugas[name], also: TITLES[name] },
    ...(name !== 'nama_lengkap' && { isText: true }),
  })),
  subject: 'nama_lengkap',
};
