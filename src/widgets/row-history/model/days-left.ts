const DAY_MS = 86_400_000;

/** How long something can still be put back, in words. */
export function daysLeft(until: string, now: number): string {
  const days = Math.ceil((Date.parse(until) - now) / DAY_MS);
  return days > 1 ? `${days} hari lagi` : 'Hari ini yang terakhir';
}
