export { OpenedPeriode } from './ui/OpenedPeriode';
export { PeriodeTable } from './ui/PeriodeTable';
