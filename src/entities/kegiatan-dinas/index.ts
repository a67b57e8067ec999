export { KEGIATAN_DINAS_DETAIL, kegiatanPolicies } from './api/kegiatan-dinas-detail';
export { KEGIATAN_DINAS_LIST } from './api/kegiatan-dinas-list';
export { photoName } from './model/kegiatan-dinas';
export { KegiatanDinasCard } from './ui/KegiatanDinasCard';
