/** Counts work under way; unknown clients are not counted. */
export function underWay() {
  const counts = new Map<number | string, number>();
  return {
    of: (who: number | string | undefined): number => (who === undefined ? 0 : (counts.get(who) ?? 0)),
    add(who: number | string | undefined, by: number): void {
      if (who === undefined) return;
      const count = (counts.get(who) ?? 0) + by;
      if (count > 0) counts.set(who, count);
      else counts.delete(who);
    },
  };
}
