export { loadDetailKegiatan, loadKegiatan } from './model/load';
export { DetailKegiatanPage } from './ui/DetailKegiatanPage';
export { KegiatanPage } from './ui/KegiatanPage';
