import { detailKegiatanNeeds, kegiatanNeeds } from './model/needs';
import { DetailKegiatanPage } from './ui/DetailKegiatanPage';
import { KegiatanPage } from './ui/KegiatanPage';

export const kegiatan = { Page: KegiatanPage, needs: kegiatanNeeds };
export const detailKegiatan = { Page: DetailKegiatanPage, needs: detailKegiatanNeeds };
