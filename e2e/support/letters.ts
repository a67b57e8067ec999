import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mailServer } from './servers';

const lettersTo = (email: string): string[] =>
  readdirSync(mailServer.folder)
    .filter((name) => name.startsWith(`${email} `))
    .sort()
    .map((name) => readFileSync(join(mailServer.folder, name), 'utf8'));

/** A letter's text as its reader sees it. */
const textOf = (raw: string): string =>
  raw
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .slice(1)
    .join('\n\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** What the last letter to an address says, once it has come. */
export async function letterTo(email: string): Promise<string> {
  await expect.poll(() => lettersTo(email).length, { message: `Surat untuk ${email}` }).toBeGreaterThan(0);
  return textOf(lettersTo(email).at(-1) ?? '');
}

/** The path and query of the link in the letter that reaches this address. */
export async function linkIn(email: string): Promise<string> {
  const link = /https?:\/\/\S+\/change-password\?\S+/.exec(await letterTo(email))?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}
