export { AddKegiatanPage, EditKegiatanPage } from './ui/KegiatanFormPages';
export { KegiatanKantorPage } from './ui/KegiatanKantorPage';
