import { grouped, persen, rupiah } from '#contract/format.ts';

export { grouped, persen, rupiah };

/** 1234.5 → '1.234,5', with its unit behind it; a number that was not reported reads '-'. */
export const angka = (value: number | null | undefined, satuan = ''): string =>
  value === null || value === undefined ? '-' : `${grouped(value, 2)} ${satuan}`.trimEnd();

/** Keeps a doubled word on one line, where a line would break behind its hyphen. */
export const utuh = (words: string): string => words.replaceAll(/(rata-)(rata)/gi, '$1\u2060$2');

const bulan = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** '2026-05-12' → '12 Mei 2026'. Dates of the domain have no time zone, so none is asked for. */
export const tanggal = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${bulan[Number(month) - 1] ?? month} ${year}`;
};

/** '16 – 22 Nov 2026': month and year are said once where both days share them. */
export const rentang = (mulai: string, selesai: string): string => {
  const until = tanggal(selesai);
  const since = tanggal(mulai).split(' ');
  const shared = until.split(' ');
  while (since.length > 1 && since.at(-1) === shared.at(-1)) {
    since.pop();
    shared.pop();
  }
  return `${since.join(' ')} – ${until}`;
};

const dua = (part: number) => String(part).padStart(2, '0');

const HOUR_MS = 3_600_000;

/** The hours that the office's clock is ahead of UTC; null before a server has said so. */
let officeHours: number | null = null;

/** Sets the clock of all moments to the office's, in any zone of the device; null: the device's own. */
export const setOfficeClock = (hours: number | null): void => {
  officeHours = hours;
};

/** Returns the moment as a date with the UTC parts of the office's clock, else of this device's. */
const onClock = (time: number): Date => {
  const ahead = officeHours === null ? -new Date(time).getTimezoneOffset() / 60 : officeHours;
  return new Date(time + ahead * HOUR_MS);
};

/** A day on the office's clock: '12 Mei 2026'. */
export const hari = (time: number): string => {
  const at = onClock(time);
  return `${at.getUTCDate()} ${bulan[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
};

/** A time of day on the office's clock: '08.10'. */
export const jam = (time: number): string => {
  const at = onClock(time);
  return `${dua(at.getUTCHours())}.${dua(at.getUTCMinutes())}`;
};

/** A moment on the office's clock: '12 Mei 2026 08.10'. */
export const saat = (time: number): string => `${hari(time)} ${jam(time)}`;
