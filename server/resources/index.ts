import { jenisPeriode } from '#contract/limits.ts';
import { luasLahan } from '#contract/resources/luas-tanam.ts';
import type { Mounted } from '../http/write/resource-routes.ts';
import { ambangSkpgRoutes } from './acuan/ambang-skpg.ts';
import { hargaAcuanRoutes } from './acuan/harga-acuan.ts';
import { komoditiRoutes } from './acuan/komoditi.ts';
import { namaLainRoutes } from './acuan/nama-lain/nama-lain.ts';
import { panganRoutes } from './acuan/pangan.ts';
import { pendudukRoutes } from './acuan/penduduk.ts';
import { sasaranBalitaRoutes } from './acuan/sasaran-balita.ts';
import { desaKelurahanRoutes } from './desa-kelurahan.ts';
import { hargaPanganRoutes } from './harga-pangan.ts';
import { hargaPanganKutaiBaratRoutes } from './harga-pangan-kutai-barat.ts';
import { kecamatanRoutes } from './kecamatan.ts';
import { ketersediaanPanganRoutes } from './ketersediaan-pangan.ts';
import { koordinatLahanPetaniRoutes } from './koordinat-lahan-petani.ts';
import { lahanPetaniRoutes } from './lahan-petani.ts';
import { luasTanamRoutes } from './luas-tanam.ts';
import { periodeRoutes } from './periode.ts';
import { produkRoutes } from './produk/produk.ts';
import { kegiatanDinasRoutes } from './siaran/kegiatan-dinas.ts';
import { sliderRoutes } from './siaran/slider.ts';
import { timbangBalitaRoutes } from './timbang-balita.ts';

/** The resources that the API mounts and its document describes, in the document's order. */
export const resources: readonly Mounted[] = [
  kecamatanRoutes,
  desaKelurahanRoutes,
  pendudukRoutes,
  panganRoutes,
  komoditiRoutes,
  namaLainRoutes,
  ...jenisPeriode.map(periodeRoutes),
  sliderRoutes,
  kegiatanDinasRoutes,
  hargaPanganRoutes,
  hargaPanganKutaiBaratRoutes,
  hargaAcuanRoutes,
  ketersediaanPanganRoutes,
  timbangBalitaRoutes,
  sasaranBalitaRoutes,
  luasTanamRoutes,
  { ...luasTanamRoutes, resource: luasLahan },
  produkRoutes,
  lahanPetaniRoutes,
  koordinatLahanPetaniRoutes,
  ambangSkpgRoutes,
];
