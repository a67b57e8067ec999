export { lastUnlessChosen, noneUnlessAsked } from './model/chosen-periode';
export { type NewestPeriode, useNewestPeriode } from './model/use-newest-periode';
export { type OpenedPeriode, useOpenedPeriode } from './model/use-opened-periode';
export { type PeriodeChoice, type PeriodeOf, periodeAt, usePeriode, wayToNewest } from './model/use-periode';
export { PickPeriode } from './ui/PickPeriode';
