export { MEMUAT_PERIODE } from './config/words';
export { OpenedPeriode } from './ui/OpenedPeriode';
export { PeriodeTable } from './ui/PeriodeTable';
