/**
 * The rows of a list while writes are laid over it, found by their ids and keys however many there are. Rows that are put
 * keep their places; those that begin it stand before all others.
 *
 * @param keyOf none where rows are not told apart by what is in them
 */
export function shownRows<Row extends { id: number }>(rows: readonly Row[], keyOf: ((row: Row) => string) | undefined) {
  const places = new Map(rows.map((row) => [row.id, row]));
  const fresh = new Map<number, Row>();
  const keys = new Map<string, Set<number>>();
  const keyed = (row: Row): Set<number> | undefined => {
    if (!keyOf) return undefined;
    const key = keyOf(row);
    const ids = keys.get(key) ?? new Set();
    keys.set(key, ids);
    return ids;
  };
  const byId = (id: number): Row | undefined => fresh.get(id) ?? places.get(id);
  for (const row of rows) keyed(row)?.add(row.id);

  return {
    byId,
    byKey: (key: string): Row[] => [...(keys.get(key) ?? [])].flatMap((id) => byId(id) ?? []),
    put: (row: Row): void => {
      const before = byId(row.id);
      if (before) keyed(before)?.delete(row.id);
      keyed(row)?.add(row.id);
      (fresh.has(row.id) ? fresh : places).set(row.id, row);
    },
    begin: (row: Row): void => {
      fresh.set(row.id, row);
      keyed(row)?.add(row.id);
    },
    remove: (row: Row): void => {
      keyed(row)?.delete(row.id);
      fresh.delete(row.id);
      places.delete(row.id);
    },
    all: (): Row[] => [...[...fresh.values()].reverse(), ...places.values()],
  };
}

export type Shown<Row extends { id: number }> = ReturnType<typeof shownRows<Row>>;
