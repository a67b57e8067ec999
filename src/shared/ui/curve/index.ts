export { Curve } from './Curve';
export type { CurveReference, CurveSeries } from './geometry';
