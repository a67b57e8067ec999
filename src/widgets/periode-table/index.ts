export { MEMUAT_PERIODE, OpenedPeriode } from './ui/OpenedPeriode';
export { PeriodeTable } from './ui/PeriodeTable';
