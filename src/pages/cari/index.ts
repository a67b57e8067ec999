import { cariNeeds } from './model/needs';
import { CariPage } from './ui/CariPage';

export const cari = { Page: CariPage, needs: cariNeeds };
