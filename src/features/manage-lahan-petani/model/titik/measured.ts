import { plainDecimal } from '#contract/format.ts';

/** Digits that tell places a centimetre apart. */
const DIGITS = 7;

/** A measured or computed number of degrees, to the centimetre. */
export const measuredDegrees = (value: number): string => plainDecimal(Number(value.toFixed(DIGITS)) || 0);
