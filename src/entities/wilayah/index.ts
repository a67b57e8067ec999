export { DESA_KELURAHAN_LIST, type DesaKelurahan, desaDi, useDesaKelurahan } from './api/all-desa-kelurahan';
export { allKecamatan, KECAMATAN_LIST } from './api/kecamatan-list';
export { rekapKecamatan } from './api/rekap-kecamatan';
export { kecamatanAt, type RememberedKecamatan, rememberedKecamatan, useKecamatan } from './model/kecamatan-at';
