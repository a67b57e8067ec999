import type { User } from '#contract/resources/akun.ts';

/** An officer's account, as the API tells it. */
export const petugasWith = (values: Partial<User>): User => ({
  id: 1,
  nama_lengkap: 'Petugas Uji',
  username: 'petugas.uji',
  email: 'petugas.uji@contoh.id',
  no_hp: '081200000000',
  jenis_kelamin: null,
  foto_url: null,
  roles: ['petugas'],
  pengguna_kecamatan: [],
  ...values,
});
