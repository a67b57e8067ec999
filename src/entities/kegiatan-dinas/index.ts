export { KEGIATAN_DINAS_DETAIL, KEGIATAN_DINAS_LIST, kegiatanPolicies } from './api/kegiatan-dinas';
export { OFFICE_KEGIATAN, OFFICE_KEGIATAN_LIST, type OfficeKegiatan } from './api/office-kegiatan';
export { KegiatanDinasCard, photoName } from './ui/KegiatanDinasCard';
export { Tulisan } from './ui/Tulisan';
