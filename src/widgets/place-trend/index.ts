export { axisOf } from './model/axis';
export { TrendPick } from './ui/TrendPick';
export { TrendLines, TrendLinks, TrendSection } from './ui/TrendSection';
export { TrendTable } from './ui/TrendTable';
