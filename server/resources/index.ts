import type { Hono } from 'hono';
import { jenisPeriode } from '#contract/limits.ts';
import type { Resource } from '#contract/resource.ts';
import { desaKelurahan } from '#contract/resources/desa-kelurahan.ts';
import { hargaAcuan } from '#contract/resources/harga-acuan.ts';
import { hargaPangan, hargaPanganKutaiBarat } from '#contract/resources/harga-pangan.ts';
import { kecamatan } from '#contract/resources/kecamatan.ts';
import { kegiatanDinas } from '#contract/resources/kegiatan-dinas.ts';
import { ketersediaanPangan } from '#contract/resources/ketersediaan-pangan.ts';
import { komoditi } from '#contract/resources/komoditi.ts';
import { koordinatLahanPetani, lahanPetani } from '#contract/resources/lahan-petani.ts';
import { luasLahan, luasTanam } from '#contract/resources/luas-tanam.ts';
import { pangan } from '#contract/resources/pangan.ts';
import { periode } from '#contract/resources/periode.ts';
import { produk } from '#contract/resources/produk.ts';
import { slider } from '#contract/resources/slider.ts';
import { timbangBalita } from '#contract/resources/timbang-balita.ts';
import type { ApiEnv, ResourcePorts } from '../http/context.ts';
import { desaKelurahanRoutes } from './desa-kelurahan.ts';
import { hargaAcuanRoutes } from './harga-acuan.ts';
import { hargaPanganRoutes } from './harga-pangan.ts';
import { hargaPanganKutaiBaratRoutes } from './harga-pangan-kutai-barat.ts';
import { kecamatanRoutes } from './kecamatan.ts';
import { kegiatanDinasRoutes } from './kegiatan-dinas.ts';
import { ketersediaanPanganRoutes } from './ketersediaan-pangan.ts';
import { komoditiRoutes } from './komoditi.ts';
import { koordinatLahanPetaniRoutes } from './koordinat-lahan-petani.ts';
import { lahanPetaniRoutes } from './lahan-petani.ts';
import { luasTanamRoutes } from './luas-tanam.ts';
import { panganRoutes } from './pangan.ts';
import { periodeRoutes } from './periode.ts';
import { produkRoutes } from './produk/produk.ts';
import { sliderRoutes } from './slider.ts';
import { timbangBalitaRoutes } from './timbang-balita.ts';

type Mounted = readonly [resource: Resource, routes: (ports: ResourcePorts) => Hono<ApiEnv>];

/** The resources that the API mounts and its document describes, in the document's order. */
export const resources: readonly Mounted[] = [
  [kecamatan, kecamatanRoutes],
  [desaKelurahan, desaKelurahanRoutes],
  [pangan, panganRoutes],
  [komoditi, komoditiRoutes],
  ...jenisPeriode.map((jenis): Mounted => [periode[jenis], (ports) => periodeRoutes(ports, jenis)]),
  [slider, sliderRoutes],
  [kegiatanDinas, kegiatanDinasRoutes],
  [hargaPangan, hargaPanganRoutes],
  [hargaPanganKutaiBarat, hargaPanganKutaiBaratRoutes],
  [hargaAcuan, hargaAcuanRoutes],
  [ketersediaanPangan, ketersediaanPanganRoutes],
  [timbangBalita, timbangBalitaRoutes],
  [luasTanam, luasTanamRoutes],
  [luasLahan, luasTanamRoutes],
  [produk, produkRoutes],
  [lahanPetani, lahanPetaniRoutes],
  [koordinatLahanPetani, koordinatLahanPetaniRoutes],
];
