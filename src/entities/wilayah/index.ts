export { DESA_KELURAHAN_LIST, type DesaKelurahan, desaDi, useDesaKelurahan } from './api/all-desa-kelurahan';
export { bentukWilayah } from './api/bentuk-kecamatan';
export { allKecamatan, KECAMATAN_LIST, rekapKecamatan } from './api/kecamatan';
export { askPosition, type Position } from './model/ask-position';
export {
  judulSlug,
  kecamatanAt,
  kecamatanDibuka,
  type RememberedKecamatan,
  rememberedKecamatan,
  useKecamatan,
} from './model/kecamatan-at';
export { kecamatanAtPosition } from './model/kecamatan-at-position';
export { kecamatanSaya, ownFirst, useKecamatanSaya, useSayaFollows } from './model/kecamatan-saya';
export { useLetakDiLuar } from './model/use-letak-di-luar';
