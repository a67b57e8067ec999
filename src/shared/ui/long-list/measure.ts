/** Notes the height of each whole part that is in the page: from its first row to that of the next part. */
export function measure(list: HTMLUListElement | null, heights: number[]): void {
  const tops = new Map<number, number>();
  for (const row of list?.querySelectorAll<HTMLElement>('[data-part]') ?? []) {
    const part = Number(row.dataset['part']);
    if (!tops.has(part)) tops.set(part, row.offsetTop);
  }
  for (const [part, top] of tops) {
    const next = tops.get(part + 1);
    if (next !== undefined) heights[part] = next - top;
  }
}
