const DAY_MS = 86_400_000;

export interface TestDate {
  name: string;
  /** In UTC; the office is eight hours ahead. */
  moment: string;
}

/** Days on which calendars trip programs, and three drawn by chance from ten years. */
export const dates = (random: () => number = Math.random): TestDate[] => [
  { name: 'hari pertama tahun', moment: '2027-01-01T02:00:00Z' },
  { name: 'hari kabisat', moment: '2028-02-29T03:00:00Z' },
  { name: 'akhir triwulan', moment: '2027-03-31T04:00:00Z' },
  { name: 'Senin', moment: '2026-11-30T01:00:00Z' },
  { name: 'Minggu', moment: '2026-12-06T05:00:00Z' },
  { name: 'hari terakhir bulan', moment: '2027-04-30T06:00:00Z' },
  { name: 'awal minggu yang punya dua tahun', moment: '2026-12-28T02:00:00Z' },
  { name: 'akhir minggu yang punya dua tahun', moment: '2027-01-03T07:00:00Z' },
  { name: 'malam yang di kantor sudah besok', moment: '2026-12-31T17:30:00Z' },
  ...[1, 2, 3].map((turn) => ({ name: `undian ${turn}`, moment: drawn(random) })),
];

const drawn = (random: () => number): string =>
  new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 3652 * DAY_MS)).toISOString();

/** By how many seconds a clock must be ahead to show a moment. */
export const offsetOf = (moment: string, now: Date): number => {
  const ms = Date.parse(moment);
  if (Number.isNaN(ms)) throw new Error(`'${moment}' bukan saat seperti 2028-02-29T03:00:00Z.`);
  return Math.round((ms - now.getTime()) / 1000);
};
