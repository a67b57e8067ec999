export { Curve } from './Curve';
export { CurveCard, CurveCards } from './CurveCard';
export type { CurveReference, CurveSeries } from './geometry';
export { undatedSaid } from './words';
