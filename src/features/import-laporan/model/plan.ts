import { type Facts, figuresOf, type LaporanShape, type Plan, planRow } from '@/entities/laporan';
import { figureText } from '@/shared/lib/figures';
import { isParked } from '@/shared/write';
import type { Choice, Looked } from './known';

const PARKED = 'Data ini menunggu diperbaiki di kotak keluar.';
const HELD = 'Data ini belum dapat diubah. Coba lagi nanti.';

/** What to write for a row; null where it stands so already. */
export function planOf<Shape extends LaporanShape>(
  { laporan, periode, userId, stored, waiting }: Looked<Shape>,
  { key, nama, tempat, chosen }: Choice<Shape>,
  figures: Readonly<Record<string, number>>,
): { plan: Plan | null } | { refused: string } | 'asing' {
  const row = stored.get(key);
  const texts = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, figureText(value)]));
  const facts: Facts<Shape> = {
    ...{ key, nama, chosen, stored: row, waiting: waiting.get(key) ?? [] },
    isForeign: row !== undefined && row.user_id !== userId,
    held: { texts, fresh: [], acknowledged: {}, isRefused: false, saat: 0, chosen: { ...chosen }, nama },
    isGone: false,
  };
  const plan = planRow({ laporan, periode, tempat, userId }, facts);
  if (!plan.keeps) return { plan: plan.add || plan.edit || plan.remove.length > 0 ? plan : null };
  if (facts.isForeign) return isSame(laporan, row, figures) ? { plan: null } : 'asing';
  return { refused: facts.waiting.some(isParked) ? PARKED : HELD };
}

/** An exported file has everybody's rows: those that stand as they are change nothing. */
function isSame<Shape extends LaporanShape>(
  { figures: all }: Looked<Shape>['laporan'],
  row: Shape['Row'] | undefined,
  figures: Readonly<Record<string, number>>,
): boolean {
  const stands = row ? Object.entries(figuresOf(all, row)) : [];
  return stands.length > 0 && stands.every(([name, value]) => figures[name] === value);
}

/** The plan of a row that is not there yet. */
export function newPlan<Shape extends LaporanShape>(
  looked: Looked<Shape>,
  choice: Choice<Shape>,
  figures: Readonly<Record<string, number>>,
): Plan | null {
  const planned = planOf(looked, choice, figures);
  return planned !== 'asing' && 'plan' in planned ? planned.plan : null;
}
