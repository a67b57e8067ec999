import { resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import type { BackedUp } from './back-up.ts';

/** The one folder that a command is given. @throws StartError that tells how the command is used */
export function folderArgument(usage: string): string {
  const [folder, ...rest] = process.argv.slice(2);
  if (folder && rest.length === 0 && !folder.startsWith('-')) return resolve(folder);
  throw new StartError(`Cara pakai: ${usage}`);
}

/** As in '12.345 baris dari 29 tabel, 87 foto, 23,4 MB'. */
export function amount({ baris, tabel, foto, bita }: Omit<BackedUp, 'hilang'>): string {
  const count = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
  return `${count.format(baris)} baris dari ${count.format(tabel)} tabel, ${count.format(foto)} foto, ${count.format(bita / 1e6)} MB`;
}
