export { chosenPeriode } from './model/chosen-periode';
export { allPeriodes, type PeriodeChoice, usePeriode } from './model/use-periode';
export { PickPeriode } from './ui/PickPeriode';
