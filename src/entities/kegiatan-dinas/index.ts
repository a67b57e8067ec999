export { KEGIATAN_DINAS_DETAIL, kegiatanPolicies } from './api/kegiatan-dinas-detail';
export { KEGIATAN_DINAS_LIST } from './api/kegiatan-dinas-list';
export { KegiatanDinasCard } from './ui/KegiatanDinasCard';
