/** The smallest value that at least this share of all values does not exceed. NaN when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/** Rows of figures to one row of their medians, figure by figure. */
export function medians<Name extends string>(rows: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(rows[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(rows.map((row) => row[name]))])) as Record<Name, number>;
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const whole = (value: number): string => grouped.format(value);
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
