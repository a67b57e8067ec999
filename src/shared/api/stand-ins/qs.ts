/** Writes a flat filter as a query; what is absent is left out. Stands in for `qs` under apollo-link-rest. */
export const stringify = (filter: Record<string, string | number | boolean | null | undefined>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  return params.toString();
};
