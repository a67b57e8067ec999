/** Rows of several lists in the order in which the server sorts one: by a name, then by id. */
export const byName = <Row extends { id: number }>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] => {
  const named = rows.map((row) => [nameOf(row).toLowerCase(), row] as const);
  return named.sort(([a, { id }], [b, other]) => (a === b ? id - other.id : a < b ? -1 : 1)).map(([, row]) => row);
};
