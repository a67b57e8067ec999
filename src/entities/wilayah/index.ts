export { DESA_KELURAHAN_LIST, type DesaKelurahan } from './api/desa-kelurahan-list';
export { KECAMATAN_LIST } from './api/kecamatan-list';
export { REKAP_KECAMATAN, rekapKecamatan } from './api/rekap-kecamatan';
export { allKecamatan } from './model/all-kecamatan';
export { loadKecamatan } from './model/load-kecamatan';
export { rememberedKecamatan } from './model/remembered-kecamatan';
export { desaDi, useDesaKelurahan } from './model/use-desa-kelurahan';
export { useKecamatan } from './model/use-kecamatan';
