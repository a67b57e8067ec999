import { placeholder } from '../../db/compiled-query.ts';

/** The places of a row's values, one for each of its columns. */
export const placeholders = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.keys(row).map((name) => [name, placeholder(name)])) as Row;
