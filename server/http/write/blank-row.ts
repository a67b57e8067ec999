import { blank } from '../../db/compiled-query.ts';

/** The places of a row's values, one for each of its columns. */
export const blankRow = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.keys(row).map((name) => [name, blank(name)])) as Row;
