export { DESA_KELURAHAN_LIST, type DesaKelurahan, desaDi } from './api/desa-kelurahan-list';
export { allKecamatan, KECAMATAN_LIST } from './api/kecamatan-list';
export { rekapKecamatan } from './api/rekap-kecamatan';
export { kecamatanAt, useKecamatan } from './model/kecamatan-at';
export { rememberedKecamatan } from './model/remembered-kecamatan';
export { useDesaKelurahan } from './model/use-desa-kelurahan';
