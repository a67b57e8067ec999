import type { Arrow } from './imports.ts';

/** Groups of files each of which leads to every other of its group, largest first: Tarjan's components. */
export function circlesOf(arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[][] {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const reached = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string) => {
    const own = { index: reached.size, low: reached.size, isOpen: true };
    reached.set(file, own);
    open.push(file);
    for (const { to } of next.get(file) ?? []) {
      const known = reached.get(to);
      if (!known) own.low = Math.min(own.low, visit(to).low);
      else if (known.isOpen) own.low = Math.min(own.low, known.index);
    }
    if (own.low < own.index) return own;
    const group = open.splice(open.lastIndexOf(file));
    for (const member of group) {
      const found = reached.get(member);
      if (found) found.isOpen = false;
    }
    if (group.length > 1 || next.get(file)?.some(({ to }) => to === file)) circles.push(group.sort());
    return own;
  };
  for (const file of next.keys()) if (!reached.has(file)) visit(file);
  return circles.sort((one, other) => other.length - one.length || String(one).localeCompare(String(other)));
}
