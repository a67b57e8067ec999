export { KEGIATAN_DINAS_DETAIL, KEGIATAN_DINAS_LIST, kegiatanPolicies } from './api/kegiatan-dinas';
export { KegiatanDinasCard, photoName } from './ui/KegiatanDinasCard';
