import type { Locator, Page } from '@playwright/test';
import { routes } from '../../contract/routes.ts';
import { outboxIn } from '../outbox.ts';
import type { Side } from './paper.ts';
import { PATIENCE_MS } from './watching.ts';

/** Says whose of two prices stands on the paper. @param isHalf one's own row lacks a figure */
export type ByPaper = (mine: number, theirs: number, isHalf?: boolean) => Side;

const numberIn = (text: string | null | undefined): number => Number((text ?? '').replace(/\D/g, ''));

/** The form's way to a row that another tab has filled meanwhile: the typed figures stand there, unsent. */
const twinIn = (page: Page): Locator => page.getByRole('button', { name: 'Buka harga yang sudah ada' });

/** True while the form shows a returned row and asks about it. */
export const isAskedInForm = (page: Page): Promise<boolean> => twinIn(page).isVisible();

/** Answers what the screen asks about rows that are in two versions, each by its paper. @returns the number of answers */
export async function answerOnScreen(page: Page, byPaper: ByPaper): Promise<number> {
  let answers = 0;
  for (;;) {
    const choice = page.getByRole('region', { name: 'Pilih isian yang dipakai' }).first();
    if (!(await choice.isVisible())) {
      const next = page
        .getByRole('button', { name: /^Pilih isian / })
        .or(twinIn(page))
        .first();
      if (!(await next.isVisible())) return answers;
      await next.press('Enter');
      await choice.waitFor({ timeout: PATIENCE_MS });
    }
    await answerOne(choice, byPaper);
    answers += 1;
  }
}

async function answerOne(choice: Locator, byPaper: ByPaper): Promise<void> {
  const figures = choice.locator('fieldset[data-angka]');
  const prices = await figures.first().locator('b').allInnerTexts();
  const isHalf = (await choice.locator('fieldset[data-angka] label:first-child input:disabled').count()) > 0;
  const side = byPaper(numberIn(prices[0]), numberIn(prices[1]), isHalf);
  // With the keyboard: a message may lie over a button.
  if (side === 'theirs') await choice.getByRole('button', { name: /^Pakai yang/ }).press('Enter');
  else {
    for (const figure of await figures.all()) await figure.getByRole('radio').first().press(' ');
    await choice.getByRole('button', { name: /^(Simpan|Kirim pilihan)$/ }).press('Enter');
  }
  await choice.waitFor({ state: 'hidden', timeout: PATIENCE_MS });
}

/** Answers in the outbox for what the server has otherwise. @returns the number of answers */
export async function answerInOutbox(page: Page, origin: string, byPaper: ByPaper): Promise<number> {
  if (!(await outboxIn(page)).some(({ state }) => state === 'bentrok')) return 0;
  await page.goto(`${origin}${routes.kotakKeluar}`, { timeout: PATIENCE_MS });
  const overwrite = page.getByRole('button', { name: 'Timpa dengan isian saya' });
  await overwrite.first().waitFor({ timeout: PATIENCE_MS });
  let answers = 0;
  while (await overwrite.first().isVisible()) {
    const label = await page.getByRole('article').filter({ has: overwrite }).first().getAttribute('aria-label');
    // By its name: the first may be another one by the time that it is answered.
    const card = page
      .getByRole('article', { name: label ?? '', exact: true })
      .filter({ has: overwrite })
      .first();
    const cells = await card
      .getByRole('row', { name: /Harga Eceran/ })
      .getByRole('cell')
      .allInnerTexts();
    const before = await overwrite.count();
    if (byPaper(numberIn(cells[0]), numberIn(cells[1])) === 'mine') {
      await card.getByRole('button', { name: 'Timpa dengan isian saya' }).press('Enter');
    } else {
      await card.getByRole('button', { name: 'Hapus', exact: true }).press('Enter');
      const question = page.getByRole('dialog', { name: 'Hapus data ini?' });
      await question.getByRole('button', { name: 'Hapus', exact: true }).press('Enter');
      await question.waitFor({ state: 'hidden', timeout: PATIENCE_MS });
    }
    for (let waited = 0; (await overwrite.count()) >= before; waited += 100) {
      if (waited > PATIENCE_MS) throw new Error(`${label} is still asked about`);
      await page.waitForTimeout(100);
    }
    answers += 1;
  }
  return answers;
}
