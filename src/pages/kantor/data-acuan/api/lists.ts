import type { HargaAcuan } from '#contract/resources/acuan/harga-acuan.ts';
import type { NamaLain } from '#contract/resources/acuan/nama-lain.ts';
import type { DesaKelurahan } from '#contract/resources/desa-kelurahan.ts';
import type { Kecamatan } from '#contract/resources/kecamatan.ts';
import type { Komoditi } from '#contract/resources/komoditi.ts';
import type { Pangan } from '#contract/resources/pangan.ts';
import type { Penduduk } from '#contract/resources/penduduk.ts';
import type { SasaranBalita } from '#contract/resources/sasaran-balita.ts';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import { listDocument } from './list-document';

export const AMBANG_SKPG = listDocument<AmbangSkpg>({
  ...{ field: 'ambangSkpg', address: 'ambang-skpg', typename: 'AmbangSkpg' },
  columns: [
    ...(['skema', 'ukuran', 'aman', 'waspada', 'rentan', 'sumber', 'berlaku_mulai', 'komoditi_id'] as const),
    ...(['nama_komoditi', 'naik', 'perlu_konfirmasi', 'dikonfirmasi_oleh', 'dikonfirmasi_pada'] as const),
  ],
});

export const KOMODITI = listDocument<Komoditi>({
  ...{ field: 'komoditi', address: 'komoditi', typename: 'Komoditi' },
  columns: ['nama_komoditi', 'satuan', 'pangan_id', 'nama_pangan', 'logo_komoditi_url'],
});

export const PANGAN = listDocument<Pangan>({
  ...{ field: 'pangan', address: 'pangan', typename: 'Pangan' },
  columns: ['nama_pangan', 'logo_pangan_url'],
});

export const KECAMATAN = listDocument<Kecamatan>({
  ...{ field: 'kecamatan', address: 'kecamatan', typename: 'Kecamatan' },
  columns: ['nama_kecamatan', 'kode', 'kode_bps'],
});

export const DESA_KELURAHAN = listDocument<DesaKelurahan>({
  ...{ field: 'desaKelurahan', address: 'desa-kelurahan', typename: 'DesaKelurahan' },
  columns: ['kecamatan_id', 'nama_desa_kelurahan', 'nama_kecamatan', 'kode', 'kode_bps'],
});

export const HARGA_ACUAN = listDocument<HargaAcuan>({
  ...{ field: 'hargaAcuan', address: 'harga-acuan', typename: 'HargaAcuan' },
  columns: ['komoditi_id', 'jenis', 'harga_acuan', 'sumber', 'berlaku_mulai', 'zona', 'nama_komoditi', 'satuan'],
});

export const NAMA_LAIN = listDocument<NamaLain>({
  ...{ field: 'namaLain', address: 'nama-lain', typename: 'NamaLain' },
  columns: [
    ...(['nama', 'komoditi_id', 'pangan_id', 'kelurahan_id', 'untuk', 'artinya'] as const),
    ...(['kecamatan_id', 'nama_kecamatan'] as const),
  ],
});

export const SASARAN_BALITA = listDocument<SasaranBalita>({
  ...{ field: 'sasaranBalita', address: 'sasaran-balita', typename: 'SasaranBalita' },
  columns: ['kecamatan_id', 'kelurahan_id', 'nama_kecamatan', 'nama_desa_kelurahan', 'tahun', 'jumlah', 'sumber'],
});

export const PENDUDUK = listDocument<Penduduk>({
  ...{ field: 'penduduk', address: 'penduduk', typename: 'Penduduk' },
  columns: ['kecamatan_id', 'nama_kecamatan', 'tahun', 'jumlah', 'sumber'],
});
