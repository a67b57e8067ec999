import type { Periode } from '@/entities/periode';

/** The periods whose names hold what is searched for, newest first. */
export function foundPeriodes(oldestFirst: readonly Periode[], search: string): Periode[] {
  const wanted = search.toLowerCase();
  return oldestFirst.filter(({ nama_periode }) => nama_periode.toLowerCase().includes(wanted)).reverse();
}
