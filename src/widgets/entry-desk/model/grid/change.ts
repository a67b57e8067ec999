import { bigChanges, numberIn } from '@/shared/lib/figures';
import { grouped } from '@/shared/lib/format';

/** How far a figure is from that of the period before. */
export interface Change {
  way: 'naik' | 'turun' | 'tetap';
  /** Beside the cell: '▲ 12%'. */
  sign: string;
  /** As it is spoken: 'naik 12%'. */
  words: string;
  /** To be asked about. */
  isBig: boolean;
}

/** Below this a tenth of a per cent is worth its room. */
const FINE = 10;

const signs = { naik: '▲', turun: '▼', tetap: '=' } as const;

/**
 * @param text as it stands in the cell
 * @param least a smaller difference is small, whatever it is in per cent
 * @returns null where there is nothing to compare, or no figure yet
 */
export function changeOf(text: string, was: number | undefined, least: number): Change | null {
  const value = numberIn(text);
  if (was === undefined || was === 0 || Number.isNaN(value)) return null;
  const way = wayOf(value - was);
  const far = (100 * Math.abs(value - was)) / was;
  const percent = grouped(far, far < FINE ? 1 : 0);
  const isBig = bigChanges({ value }, { value: was }, least)['value'] !== undefined;
  if (way === 'tetap') return { way, sign: signs.tetap, words: 'sama dengan periode lalu', isBig };
  return { way, sign: `${signs[way]} ${percent}%`, words: `${way} ${percent}%`, isBig };
}

function wayOf(difference: number): Change['way'] {
  if (difference === 0) return 'tetap';
  return difference > 0 ? 'naik' : 'turun';
}

const READ = /^(\d{1,15})(,\d+)?$/;

/** As a cell shows it that nobody types in: '14500' as '14.500'; what cannot be read as it was typed. */
export function shownText(text: string): string {
  const [, whole, part = ''] = READ.exec(text) ?? [];
  return whole === undefined ? text : grouped(Number(whole)) + part;
}
