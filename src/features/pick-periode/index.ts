export { currentUnlessChosen, noneUnlessAsked } from './model/chosen-periode';
export { type OpenedPeriode, useOpenedPeriode } from './model/use-opened-periode';
export {
  type PeriodeChoice,
  type PeriodeOf,
  periodeAt,
  usePeriode,
  usePeriodePetugas,
  wayToCurrent,
} from './model/use-periode';
export { type PeriodePetugas, usePeriodeKini } from './model/use-periode-kini';
export { PickPeriode } from './ui/PickPeriode';
