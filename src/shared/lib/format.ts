/**
 * 1234.5 → '1.234,5', as Indonesian writes numbers. It says what `Intl.NumberFormat('id-ID')` says, whose first use
 * costs a slow phone more than the rest of the app's code does at its start.
 *
 * @param decimals at most so many; halves are rounded away from zero
 */
export function grouped(value: number, decimals = 0): string {
  const scale = 10 ** decimals;
  // The smallest step up: 1.005 is a little less than it reads, and would be rounded down.
  const rounded = Math.round(Math.abs(value) * scale * (1 + Number.EPSILON)) / scale;
  const [whole = '', part = ''] = rounded.toFixed(decimals).split('.');
  const fraction = part.replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 && rounded > 0 ? '-' : ''}${digits}${fraction && `,${fraction}`}`;
}

/** 1234.5 → '1.234,5', with its unit behind it; a number that was not reported reads '-'. */
export const angka = (value: number | null | undefined, satuan = ''): string =>
  value === null || value === undefined ? '-' : `${grouped(value, 2)} ${satuan}`.trimEnd();

/** 14500 → 'Rp 14.500'. The space does not break: an amount stays on one line. */
export function rupiah(amount: number): string {
  const text = grouped(amount);
  return text.startsWith('-') ? `-Rp\u00a0${text.slice(1)}` : `Rp\u00a0${text}`;
}

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

/** A day on this device's clock: '12 Mei 2026'. */
export const hari = (time: number): string => {
  const at = new Date(time);
  return `${at.getDate()} ${bulan[at.getMonth()]} ${at.getFullYear()}`;
};

/** A time of day on this device's clock: '08.10'. */
export const jam = (time: number): string => {
  const at = new Date(time);
  return `${dua(at.getHours())}.${dua(at.getMinutes())}`;
};

/** A moment on this device's clock: '12 Mei 2026 08.10'. */
export const saat = (time: number): string => `${hari(time)} ${jam(time)}`;
