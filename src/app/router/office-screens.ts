import type { ComponentType } from 'react';
import { kantor } from '#contract/kantor-routes.ts';
import type { Peran } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { lazyPart } from '@/shared/lib/lazy-part';

/** A screen of a room, whose code comes with it; `only`: the one role that may enter. */
const screen = <Name extends string>(
  address: string,
  open: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
  only?: Peran,
) => ({
  // As its routes are, below `/kantor`.
  path: address.slice(routes.kantor.length + 1),
  Page: lazyPart(async () => (await open())[name]),
  ...(only && { only }),
});

const beranda = () => import('@/pages/kantor/beranda');
const kelengkapan = () => import('@/pages/kantor/kelengkapan');
const koreksi = () => import('@/pages/kantor/koreksi');
const dataAcuan = () => import('@/pages/kantor/data-acuan');
const akun = () => import('@/pages/kantor/akun');
const aduan = () => import('@/pages/kantor/aduan');
const cetak = () => import('@/pages/kantor/cetak');
const skpg = () => import('@/pages/kantor/skpg');
const identitas = () => import('@/pages/kantor/identitas');
const slider = () => import('@/pages/kantor/slider');
const kegiatan = () => import('@/pages/kantor/kegiatan');

export const officeScreens: readonly (ReturnType<typeof screen> & { only?: Peran })[] = [
  screen(routes.kantor, beranda, 'BerandaPage'),
  screen(kantor.kelengkapan, kelengkapan, 'KelengkapanPage'),
  screen(kantor.koreksi, koreksi, 'KoreksiPage'),
  screen(kantor.sampah, koreksi, 'SampahPage'),
  screen(kantor.slider, slider, 'SliderPage'),
  screen(kantor.kegiatan, kegiatan, 'KegiatanKantorPage'),
  screen(kantor.kegiatanTambah, kegiatan, 'AddKegiatanPage'),
  screen(`${kantor.kegiatan}/:id`, kegiatan, 'EditKegiatanPage'),
  screen(routes.kantorSkpg, skpg, 'SkpgPage'),
  screen(kantor.cetak, cetak, 'CetakPage'),
  screen(kantor.identitas, identitas, 'IdentitasPage'),
  screen(kantor.dataAcuan('komoditi'), dataAcuan, 'KomoditiPage'),
  screen(kantor.dataAcuan('pangan'), dataAcuan, 'PanganPage'),
  screen(kantor.dataAcuan('nama-lain'), dataAcuan, 'NamaLainPage'),
  screen(kantor.dataAcuan('harga-acuan'), dataAcuan, 'HargaAcuanPage'),
  screen(kantor.dataAcuan('kecamatan'), dataAcuan, 'KecamatanPage'),
  screen(kantor.dataAcuan('desa-kelurahan'), dataAcuan, 'DesaKelurahanPage'),
  screen(kantor.dataAcuan('periode-harga-pangan'), dataAcuan, 'PeriodeHargaPage'),
  screen(kantor.dataAcuan('periode-ketersediaan-pangan'), dataAcuan, 'PeriodeKetersediaanPage'),
  screen(kantor.dataAcuan('periode-timbang-balita'), dataAcuan, 'PeriodeTimbangPage'),
  screen(kantor.dataAcuan('periode-luas-tanam'), dataAcuan, 'PeriodeTanamPage'),
  screen(kantor.dataAcuan('sasaran-balita'), dataAcuan, 'SasaranBalitaPage'),
  screen(kantor.dataAcuan('penduduk'), dataAcuan, 'PendudukPage'),
  screen(kantor.dataAcuan('ambang-skpg'), dataAcuan, 'AmbangSkpgPage'),
  screen(kantor.akun, akun, 'AkunPage'),
  screen(kantor.undang, akun, 'UndangPage'),
  screen(kantor.imporPetugas, akun, 'ImporPetugasPage'),
  screen(`${kantor.akun}/:id`, akun, 'SatuAkunPage'),
  screen(kantor.aduan, aduan, 'AduanPage'),
  screen(kantor.jejak, akun, 'JejakPage', 'superadmin'),
];
