import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfPages } from '../../tests/support/api/pdf.ts';
import { expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

const WEEK_MS = 7 * 86_400_000;

/** A month long past, of this turn alone: whatever other journeys weigh is in others. */
async function ownMonth(page: Page) {
  const { repeatEachIndex: time } = test.info();
  const first = new Date(Date.UTC(2016, time, 1));
  // `newPeriode` goes back a week each time.
  const mulai = new Date(first.getTime() + time * WEEK_MS).toISOString().slice(0, 10);
  const { id } = await newPeriode(page, 'timbang-balita', 'Timbang SKPG', mulai);
  return { periode: id, tahun: first.getUTCFullYear(), bulan: first.getUTCMonth() + 1 };
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Paper breaks lines also within 'N/D'. */
const letters = (text: string) => text.replace(/\s+/g, '');

/** The sentences on a screen, without what stands beside them. */
const sentences = async (page: Page, part: RegExp): Promise<string[]> =>
  (await page.getByRole('region', { name: part }).getByRole('paragraph').allTextContents()).map(words);

/** Weighs a village on the officer's own page. */
async function weigh(page: Page, periode: number, figures: readonly string[], count = 1): Promise<string> {
  await open(page, `/dashboard/timbang-balita/edit?periode=${periode}`);
  await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption('Melak');
  await page.getByRole('button', { name: 'Tambah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Timbang Balita' });
  await expect(dialog.getByRole('textbox', { name: 'Jumlah Balita Ditimbang' })).toBeFocused();
  const village = dialog.getByRole('combobox', { name: 'Desa/Kelurahan' });
  const name = words((await village.locator('option:checked').textContent()) ?? '');
  for (const [at, figure] of figures.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(figure);
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(new RegExp(`^${count} dari `))).toBeVisible();
  return name;
}

test('from an officer’s weighing to the published month, its paper and its revision', {
  tag: MEJA,
}, async ({ page, browser }) => {
  const { periode, tahun, bulan } = await ownMonth(page);
  const officer = await browser.newPage();
  await logIn(officer, 'petugas');
  const village = await weigh(officer, periode, ['40', '33', '5', '2', '1']);

  await logIn(page, 'admin');
  await page.goto(`/kantor/skpg?tahun=${tahun}&bulan=${bulan}`);
  const figure = page.getByRole('button', { name: /^Melak, N\/D 82,5/ });
  await expect(figure).toBeVisible();
  await expectAccessible(page);
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(figure).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await figure.click();
  const origin = page.getByRole('dialog', { name: 'N/D (%), Melak' });
  await expect(origin.getByRole('listitem').filter({ hasText: village })).toContainText('Yulius Bahang');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(origin).toBeHidden();

  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expectAccessible(page);
  // An impatient thumb publishes once.
  await sheet.getByRole('button', { name: 'Terbitkan' }).dblclick();
  await expect(page.getByText('Laporan terbit')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Yang diunduh' }).getByRole('option')).toHaveText([
    'Terbitan pertama',
    'Rancangan dari isian sekarang',
  ]);
  // That the month is open still is said otherwise of what is published.
  const narrative = (await sentences(page, /^Narasi/)).filter((one) => !one.startsWith('Bulan ini masih'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh PDF' }).click(),
  ]);
  const paper = letters((await pdfPages(await readFile(await download.path()))).flat().join(''));
  expect(narrative.length).toBeGreaterThan(3);
  for (const sentence of narrative) expect(paper).toContain(letters(sentence));
  expect(paper).toContain(letters('Permentan 43/2010 · Terbitan pertama'));

  // Everybody reads the same, also after a village more is weighed.
  const visitor = await browser.newPage();
  await open(visitor, `/skpg/${tahun}/${bulan}`);
  const read = async () => words((await visitor.getByRole('article').textContent()) ?? '');
  for (const sentence of narrative) expect(await read()).toContain(sentence);
  await expectAccessible(visitor);
  const before = await read();
  await weigh(officer, periode, ['10', '2', '8', '0', '0'], 2);
  await visitor.reload();
  expect(await read()).toBe(before);
  await officer.close();

  // The office sees what has changed, and says so in a revision.
  await page.reload();
  await page.getByText(/hal berubah sejak terbit$/).click();
  await expect(page.getByText('82,5\u00a0% · waspada menjadi 70\u00a0% · rentan').first()).toBeVisible();
  await page.getByRole('button', { name: 'Terbitkan revisi' }).click();
  await sheet.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(sheet.getByText('Mohon isi apa yang diperbaiki')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Yang diperbaiki' }).fill('Satu desa menyusul');
  await sheet.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(sheet).toBeHidden();
  await visitor.reload();
  const changes = visitor.getByRole('region', { name: 'Yang berubah' });
  await expect(changes).toContainText('Satu desa menyusul');
  await expect(changes).toContainText('82,5\u00a0% · waspada menjadi 70\u00a0% · rentan');
  await visitor.close();
});
