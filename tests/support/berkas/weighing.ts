import type { Cell } from '@/shared/spreadsheet';

export type Rows = readonly (readonly Cell[])[];

/** The titles of a weighing's figures. */
export const WEIGHING = ['D', 'N', 'T', 'BGM', 'Gizi Buruk'];

/** Two villages, or two posyandu, and the sum of both. */
export const [ONE, OTHER, SUM] = [
  [10, 8, 2, 0, 0],
  [20, 15, 5, 0, 0],
  [30, 23, 7, 0, 0],
];
