export { lastUnlessChosen, noneUnlessAsked } from './model/chosen-periode';
export { loadPeriode } from './model/load-periode';
export { type NewestPeriode, useNewestPeriode } from './model/use-newest-periode';
export { type OpenedPeriode, useOpenedPeriode } from './model/use-opened-periode';
export { type PeriodeChoice, usePeriode } from './model/use-periode';
export { wayToNewest } from './model/way-to-newest';
export { PickPeriode } from './ui/PickPeriode';
