export { KECAMATAN_LIST } from './api/kecamatan-list';
export { kecamatanBySlug } from './model/kecamatan-by-slug';
