import { grouped } from './grouped';

/** 14500 → 'Rp 14.500'. The space does not break: an amount stays on one line. */
export function rupiah(amount: number): string {
  const text = grouped(amount);
  return text.startsWith('-') ? `-Rp\u00a0${text.slice(1)}` : `Rp\u00a0${text}`;
}
