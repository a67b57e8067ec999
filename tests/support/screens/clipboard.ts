/** What was copied last. */
export async function copied(): Promise<string> {
  const [item] = await navigator.clipboard.read();
  return (await item?.getType('text/plain'))?.text() ?? '';
}
