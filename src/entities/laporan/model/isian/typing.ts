import { bigChanges } from '@/shared/form';
import { drafts } from '@/shared/lib/device';
import { figuresOf } from '../figures';
import type { LaporanShape } from '../laporan';
import { type Held, type SheetOf, textsOf } from './facts';
import { freshOf, noHeld, valuesFor, without } from './held';
import type { Ketikan } from './isian';
import { heldTexts, type Texts, valuesOf } from './judge';
import type { Memory } from './memory';
import type { Change } from './steps';

/** How figures are typed into a sheet. */
export function createTyping<Shape extends LaporanShape>(
  { laporan: { figures, least }, laporan }: SheetOf<Shape>,
  memory: Memory<Shape>,
  prefix: string,
) {
  const names = new Set(figures.map(({ name }) => name));

  const farFrom = (key: string, texts: Texts): string[] => {
    const was = memory.wasOf(key);
    return was ? Object.keys(bigChanges(valuesOf(figures, texts), figuresOf(figures, was), least)) : [];
  };

  /** Takes typed figures into memory, with a note that outlives the tab. @returns what has changed */
  return (typed: readonly Ketikan[]): Change[] => {
    const changes: Change[] = [];
    const next = new Map<string, Held>();
    for (const { key, figure, text } of typed) {
      const facts = memory.factsOf(key);
      const isReadOnly = facts.isForeign && facts.waiting.length === 0 && !facts.held;
      if (!names.has(figure) || isReadOnly) continue;
      const held = next.get(key) ?? facts.held ?? noHeld(facts);
      const before = { ...textsOf(laporan, facts), ...held.texts };
      const after = heldTexts(figures, { [figure]: text })[figure] ?? '';
      if (before[figure] === after && !held.isRefused) continue;
      changes.push({ key, figure, before: before[figure] ?? '', after });
      const texts = { ...held.texts, [figure]: after };
      const fresh = [...held.fresh.filter((name) => name !== figure), figure];
      const isFar = farFrom(key, { ...before, ...texts }).includes(figure);
      const doubted = { ...without(held.doubted, [figure]), ...(isFar && { [figure]: after }) };
      next.set(key, { ...held, texts, fresh, doubted });
    }
    for (const [key, held] of next) drafts.note(prefix + key, valuesFor(freshOf(held)) ?? {}, false);
    memory.hold(next);
    return changes;
  };
}
