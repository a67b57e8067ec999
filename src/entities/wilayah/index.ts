export { DESA_KELURAHAN_LIST, type DesaKelurahan, desaDi, useDesaKelurahan } from './api/all-desa-kelurahan';
export { allKecamatan, KECAMATAN_LIST, rekapKecamatan } from './api/kecamatan';
export {
  kecamatanAt,
  kecamatanDibuka,
  type RememberedKecamatan,
  rememberedKecamatan,
  useKecamatan,
} from './model/kecamatan-at';
export { kecamatanSaya, useKecamatanSaya } from './model/kecamatan-saya';
