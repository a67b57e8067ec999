import { etalaseNeeds } from './model/needs';
import { EtalasePage } from './ui/EtalasePage';

export const etalase = { Page: EtalasePage, needs: etalaseNeeds };
