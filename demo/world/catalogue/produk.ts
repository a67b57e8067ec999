import type { JenisProduk } from '#contract/limits.ts';
import type { SceneArt } from '../../art/art.ts';
import { produkBerasDanBiji } from './produk/beras-dan-biji.ts';
import { produkBuah } from './produk/buah.ts';
import { produkBuahMusim } from './produk/buah-musim.ts';
import { produkBumbu } from './produk/bumbu.ts';
import { produkHasilHutan } from './produk/hasil-hutan.ts';
import { produkIkan } from './produk/ikan.ts';
import { produkKebunPetani } from './produk/kebun-petani.ts';
import { produkOlahan } from './produk/olahan.ts';
import { produkSayurBuah } from './produk/sayur-buah.ts';
import { produkSayurDaun } from './produk/sayur-daun.ts';
import { produkTernak } from './produk/ternak.ts';
import { produkUmbi } from './produk/umbi.ts';
import { album, type ProdukRow } from './rows.ts';

export interface ProdukSeed extends Omit<ProdukRow, 'status' | 'isi' | 'foto'> {
  status: 'aktif' | 'tidak';
  /** Two to four, the best first. */
  fotos: readonly SceneArt[];
}

/** The same rows with their kind, where a row does not say one of its own. */
const of = (jenis_produk: JenisProduk, rows: readonly ProdukRow[]): ProdukRow[] =>
  rows.map((row) => ({ jenis_produk, ...row }));

const rows: readonly ProdukRow[] = [
  ...produkKebunPetani,
  ...of('buah', produkBuah),
  ...of('buah', produkBuahMusim),
  ...of('sayur', produkSayurBuah),
  ...of('sayur', produkSayurDaun),
  ...of('bumbu', produkBumbu),
  ...of('beras dan biji', produkBerasDanBiji),
  ...of('umbi', produkUmbi),
  ...of('ikan', produkIkan),
  ...of('ternak dan telur', produkTernak),
  ...of('hasil hutan', produkHasilHutan),
  ...of('olahan', produkOlahan),
];

export const produkSeed: readonly ProdukSeed[] = rows.map(({ isi, foto, status, ...row }, index) => ({
  ...row,
  status: status ?? 'aktif',
  fotos: album(foto, isi, index + 1),
}));
