/** What of the address stays as it is when a form is sent. */
export function Kept({ query, without }: { query: URLSearchParams; without: readonly string[] }) {
  return [...query]
    .filter(([name, value]) => value && !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
