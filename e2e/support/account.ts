import type { Page } from '@playwright/test';
import { expect } from './page';

/** Somebody who has no account yet. */
export function newcomer() {
  const nama = `uji-${crypto.randomUUID().slice(0, 8)}`;
  return {
    'Nama Lengkap': 'Marta Lestari',
    Email: `${nama}@contoh.id`,
    'Nomor Telepon': '081234567890',
    Username: nama,
    Password: 'ladang-hijau-7',
  };
}

type Person = ReturnType<typeof newcomer>;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The device has found what the robot check asks for. */
export const solved = (page: Page) => expect(page.getByText('Anda bukan robot')).toBeVisible();

export async function logIn(page: Page, { Username, Password }: Pick<Person, 'Username' | 'Password'>): Promise<void> {
  // The registration has fields of the same names, and goes a moment after its address.
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await field(page, 'Username').fill(Username);
  await field(page, 'Password').fill(Password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

export const petani = { Username: 'petani', Password: 'lumbung-demo' };
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Utama' });

/** What the half-filled form on this device holds; undefined while there is none. */
export const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, unknown> | undefined>((resolve) => {
        const opened = indexedDB.open('lumbung');
        opened.onsuccess = () => {
          const asked = opened.result.transaction('draf').objectStore('draf').getAll();
          asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result[0]?.values);
          };
        };
      }),
  );

const part = () => Math.floor(Math.random() * 254) + 1;

/** From another address: after three refused logins the whole address is asked for the robot check, which others would feel. */
export const elsewhere = () => ({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` });
