/** What the server orders a list by: a name first, then what its rows are grouped by. */
type Order = readonly [name: string, ...keys: (string | number)[]];

/** Sorts the rows of several lists as the server would sort them in one: by name, by further keys, then by id. */
export const byName = <Row extends { id: number }>(rows: readonly Row[], orderOf: (row: Row) => Order): Row[] => {
  const placed = rows.map((row) => {
    const [name, ...keys] = orderOf(row);
    return { row, place: [name.toLowerCase(), ...keys, row.id] };
  });
  return placed.sort((one, other) => compared(one.place, other.place)).map(({ row }) => row);
};

function compared(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  if (at < 0) return 0;
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}
