import { bulanNeeds, daftarNeeds } from './model/needs';
import { BulanPage } from './ui/BulanPage';
import { DaftarPage } from './ui/DaftarPage';

export const skpg = { Page: DaftarPage, needs: daftarNeeds };
export const skpgBulan = { Page: BulanPage, needs: bulanNeeds };
