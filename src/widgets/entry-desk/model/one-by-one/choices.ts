import type { Figure } from '@/entities/laporan';
import { figureText, numberIn } from '@/shared/lib/figures';

type Texts = Readonly<Record<string, string>>;

/** What fills all that is empty of a row with one tap. */
export interface Choice {
  label: string;
  /** The figures that it enters, as they are read. */
  says: string;
  texts: Texts;
}

/**
 * What may be entered with one tap. A row of which nothing is typed is as it was; once a price is typed, the other is as it
 * was, or has changed by as much: so no changed row needs more digits than those of one price.
 *
 * @param lalu 'pekan lalu', 'bulan lalu'
 */
export function choicesOf(
  figures: readonly Figure[],
  texts: Texts,
  was: Readonly<Record<string, number>> | undefined,
  lalu: string,
): Choice[] {
  const blank = figures.filter(({ name }) => !texts[name]);
  if (!was || blank.length === 0 || !blank.every(({ name }) => Number.isFinite(was[name]))) return [];
  const taking = (label: string, value: (name: string) => number): Choice => ({
    label,
    says: blank.map(({ name, show }) => show(value(name))).join(' · '),
    texts: Object.fromEntries(blank.map(({ name }) => [name, figureText(value(name))])),
  });
  const before = (name: string) => was[name] ?? 0;
  if (blank.length === figures.length) return [taking(`Sama dengan ${lalu}`, before)];

  const [only] = blank;
  const rest = blank.length === 1 && only ? `${only.label.replace(/^Harga /, '')} sama` : 'Lainnya sama';
  const same = taking(rest, before);
  const moved = movedBy(figures, texts, was);
  const also = moved === 0 || blank.length > 1 ? null : (name: string) => before(name) + moved;
  if (!also || blank.some(({ name }) => also(name) <= 0)) return [same];
  return [same, taking(moved > 0 ? 'Ikut naik' : 'Ikut turun', also)];
}

/** By how much the one price that is typed has changed; 0 where that says nothing about the others. */
function movedBy(figures: readonly Figure[], texts: Texts, was: Readonly<Record<string, number>>): number {
  const typed = figures.filter(({ name }) => texts[name]);
  const [one] = typed;
  if (!one || typed.length > 1 || !figures.every(({ prefix }) => prefix)) return 0;
  const value = numberIn(texts[one.name] ?? '');
  return Number.isInteger(value) ? value - (was[one.name] ?? value) : 0;
}
