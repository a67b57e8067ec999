import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './page';

export const table = '/dashboard/pangan';

export const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** As a phone's camera makes them: large, and held sideways. */
export async function cameraPicture() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const buffer = await sharp({ create: { width: 2600, height: 1900, channels: 3, background: '#808080', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(6_000_000);
  return { name: 'DCIM_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** Each device project has its own. */
export const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()}`;

export const main = (page: Page, nomor: number) =>
  page.getByRole('button', { name: `Foto ${nomor}, jadikan foto utama` });
export const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });

export async function fill(page: Page, judul: string): Promise<void> {
  await page.getByLabel('Judul').fill(judul);
  await page.getByLabel('Stok').fill('12');
  await page.getByLabel('Satuan Panen').selectOption('kg');
  await page.getByLabel('Harga').fill('15000');
  await page.getByLabel('Deskripsi').fill('Dipetik tadi pagi.');
}
