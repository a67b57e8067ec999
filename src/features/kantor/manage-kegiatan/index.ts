export { DeleteKegiatan } from './ui/DeleteKegiatan';
export { FotoKegiatan } from './ui/FotoKegiatan';
export { AddKegiatan, EditKegiatan } from './ui/KegiatanForm';
