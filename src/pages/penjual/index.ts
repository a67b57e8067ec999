import { penjualNeeds } from './model/needs';
import { PenjualPage } from './ui/PenjualPage';

export const penjual = { Page: PenjualPage, needs: penjualNeeds };
