import type { JenisKelamin, Peran } from '#contract/limits.ts';

export interface Person {
  nama_lengkap: string;
  username: string;
  jenis_kelamin: JenisKelamin;
}

const laki = (nama_lengkap: string, username: string): Person => ({
  nama_lengkap,
  username,
  jenis_kelamin: 'laki-laki',
});

const perempuan = (nama_lengkap: string, username: string): Person => ({
  nama_lengkap,
  username,
  jenis_kelamin: 'perempuan',
});

/** The password of every demo account. */
export const DEMO_PASSWORD = 'lumbung-demo';

/** The accounts for trying out, one of each role. All people of the demo are invented. */
export const demoAccounts: readonly (Person & { peran: Peran })[] = [
  { ...perempuan('Marta Lunsiq', 'petani'), peran: 'petani' },
  { ...laki('Yulius Bahang', 'petugas'), peran: 'petugas' },
  { ...perempuan('Rina Wahyuningrum', 'admin'), peran: 'admin' },
  { ...laki('Darius Kelawit', 'superadmin'), peran: 'superadmin' },
];

/** The farmers beside the demo's own: sellers 1 to 11 of the list of products. */
export const penjual: readonly Person[] = [
  laki('Petrus Uvan Ngenyan', 'petrus.uvan'),
  perempuan('Siti Maryanah', 'siti.maryanah'),
  laki('Sugeng Prayitman', 'sugeng.prayitman'),
  perempuan('Veronika Bulan Sari', 'veronika.bulan'),
  laki('Hamdi Rasyidin', 'hamdi.rasyidin'),
  perempuan('Katarina Jue', 'katarina.jue'),
  laki('Andreas Liah Tekwan', 'andreas.liah'),
  perempuan('Wagiyem Lestari', 'wagiyem.lestari'),
  laki('Burhanudin Noor', 'burhanudin.noor'),
  perempuan('Yuliana Hubung', 'yuliana.hubung'),
  laki('Kornelis Ding Lejau', 'kornelis.ding'),
];

/** Officers for the sub-districts that the demo's own does not work in; a large regency uses all of them. */
export const petugasLain: readonly Person[] = [
  perempuan('Agustina Pelenteq', 'agustina.pelenteq'),
  laki('Mulyadi Sastro', 'mulyadi.sastro'),
  perempuan('Norhasanah', 'norhasanah'),
  laki('Benediktus Ajang', 'benediktus.ajang'),
  perempuan('Tri Wahyuni Astuti', 'tri.wahyuni'),
  laki('Fransiskus Bayau', 'fransiskus.bayau'),
  perempuan('Rusmini Handayani', 'rusmini.handayani'),
  laki('Ahmad Syahruji', 'ahmad.syahruji'),
  perempuan('Lusia Hajang', 'lusia.hajang'),
  laki('Gregorius Mering', 'gregorius.mering'),
  perempuan('Dewi Kusumaningsih', 'dewi.kusumaningsih'),
  laki('Markus Tingang', 'markus.tingang'),
  perempuan('Elisabet Ubung', 'elisabet.ubung'),
  laki('Suparmin Widodo', 'suparmin.widodo'),
  perempuan('Fatimah Azzahrah', 'fatimah.azzahrah'),
  laki('Thomas Belawing', 'thomas.belawing'),
];
