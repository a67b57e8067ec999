import { drafts } from '@/shared/lib/device';
import type { LaporanShape } from '../laporan';
import { baseTexts, type Facts, type Held, isOvertaken, type SheetOf, textsOf } from './facts';
import { freshOf, noHeld, valuesFor } from './held';
import type { Ketikan } from './isian';
import { heldText } from './judge';
import type { Memory } from './memory';
import type { Change } from './steps';

/** How figures are typed into a sheet. */
export function createTyping<Shape extends LaporanShape>(
  { laporan }: SheetOf<Shape>,
  memory: Memory<Shape>,
  prefix: string,
) {
  const { figures } = laporan;
  let saat = 0;
  const byName = new Map(figures.map((figure) => [figure.name, figure]));

  /** A draft with typed texts; it begins on the figures of its row, as they were when their typing began. */
  const heldOver = (facts: Facts<Shape>, textsBefore: Readonly<Record<string, string>>): Held => {
    const { held = noHeld(facts) } = facts;
    const isBlank = Object.keys(held.texts).length === 0;
    return isBlank ? { ...held, begun: { ...baseTexts(laporan, facts), ...textsBefore }, base: undefined } : held;
  };

  /** Takes typed figures into memory, with a note that outlives the tab. @returns what has changed */
  return (typed: readonly Ketikan[]): Change[] => {
    const changes: Change[] = [];
    const next = new Map<string, Held>();
    for (const { key, figure: name, text, before: textBefore } of typed) {
      const figure = byName.get(name);
      const facts = memory.factsOf(key);
      const isReadOnly = facts.isForeign && facts.waiting.length === 0 && !isOvertaken(facts);
      if (!figure || isReadOnly) continue;
      const draft = next.get(key) ?? heldOver(facts, textBefore === undefined ? {} : { [name]: textBefore });
      const before = { ...textsOf(laporan, facts), ...draft.texts };
      const after = heldText(figure, text);
      if (before[name] === after && !draft.isRefused) continue;
      changes.push({ key, figure: name, before: before[name] ?? '', after });
      const texts = { ...draft.texts, [name]: after };
      // No two are the same, so that a block keeps the order of its rows.
      saat = Math.max(Date.now(), saat + 0.001);
      next.set(key, {
        ...draft,
        texts,
        saat,
        fresh: [...draft.fresh.filter((one) => one !== name), name],
      });
    }
    for (const [key, draft] of next) drafts.note(prefix + key, valuesFor(freshOf(draft)) ?? {}, false);
    memory.hold(next);
    return changes;
  };
}
