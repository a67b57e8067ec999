import { stokNeeds } from './model/needs';
import { StokPage } from './ui/StokPage';

export const stok = { Page: StokPage, needs: stokNeeds };
