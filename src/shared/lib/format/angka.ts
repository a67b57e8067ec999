import { grouped } from './grouped';

/** 1234.5 → '1.234,5', with its unit behind it; a number that was not reported reads '-'. */
export const angka = (value: number | null | undefined, satuan = ''): string =>
  value === null || value === undefined ? '-' : `${grouped(value, 2)} ${satuan}`.trimEnd();
