import { lahanPanenNeeds } from './model/needs';
import { LahanPanenPage } from './ui/LahanPanenPage';

export const lahanPanen = { Page: LahanPanenPage, needs: lahanPanenNeeds };
