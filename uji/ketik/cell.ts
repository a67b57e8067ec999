import type { Page } from '@playwright/test';
import { routes } from '../../contract/routes.ts';
import { createRandom } from '../../demo/random.ts';
import { unsentIn } from '../outbox.ts';
import { keepSession } from '../session.ts';
import { formulir, type NamaFormulir } from './formulir.ts';
import type { Lembar, Office, Stored } from './office.ts';
import { type Baris, keysOf, paper } from './rows.ts';
import { createTypist, type Typist } from './typist.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** How somebody types on which phone. */
export interface Cell {
  nama: NamaFormulir;
  /** How many times slower the phone's processor is than this one. */
  prosesor: number;
  /** Milliseconds from one key to the next. */
  ketik: number;
  /** Milliseconds that each answer of the server takes longer. */
  latensi: number;
  baris: number;
  /** How many of the rows are so far from the period before that the app asks. */
  tanya: number;
  benih: number;
}

/** What a sheet came to. */
export interface Outcome extends Verdict {
  cell: Cell;
}

/** The phone's way to the server. */
export interface Way {
  origin: string;
  slow: (ms: number) => void;
}

const OPENS_WITHIN_MS = 60_000;
const ASKS_WITHIN_MS = 20_000;
/** Looked at so often, with nothing more coming: what is not there by now is lost. A busy phone may take long for each look. */
const LOOKS = 24;
const LOOK_MS = 250;

/** Types a sheet into the form, and compares what the server has at the end with the paper. */
export async function typeCell(page: Page, office: Office, way: Way, cell: Cell): Promise<Outcome> {
  const { nama, prosesor, ketik, latensi, baris, tanya, benih } = cell;
  const random = createRandom(benih);
  const rows = paper(formulir[nama], baris, tanya, random);
  const lembar = await office.open(
    nama,
    rows.map(({ lalu }) => lalu),
  );
  await keepSession(page, await office.newSession());
  way.slow(0);
  const typist = await createTypist(page, ketik);
  await openForm(page, way.origin, lembar);
  way.slow(latensi);
  await typist.slow(prosesor);
  const unasked = await typeAll(page, typist, rows, random.between);
  // Keys that went astray may have led out of the app.
  if (!page.url().startsWith(way.origin)) await page.goto(way.origin);
  const stored = await settled(page, office, lembar, rows);
  await typist.slow(1);
  const verdict = verdictOf(rows, stored, lembar.tempat);
  const faults = [...verdict.faults];
  if (unasked > 0) faults.push(`${unasked} times the app did not ask about a row far from the period before`);
  if (faults.length > 0) faults.push(`At the end the form holds ${await heldIn(page)}`);
  return { cell, ...verdict, faults };
}

async function openForm(page: Page, origin: string, { nama, periode_id, kecamatan_id }: Lembar): Promise<void> {
  const { alamat, dialog, isian } = formulir[nama];
  page.setDefaultTimeout(OPENS_WITHIN_MS);
  // Where a key that goes astray may lead back to.
  await page.goto(`${origin}${routes.dashboard}`);
  await page.goto(`${origin}${alamat}?periode=${periode_id}&kecamatan=${kecamatan_id}`);
  if (dialog) await page.getByRole('button', { name: 'Tambah', exact: true }).click();
  else await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption(String(kecamatan_id));
  // What was reported before has come.
  await page
    .getByText(/^Periode lalu/)
    .first()
    .waitFor();
  const first = page.locator(`input[name=${isian[0]?.[0]}]`);
  if (dialog) await page.locator(`input[name=${isian[0]?.[0]}]:focus`).waitFor();
  else await first.focus();
}

/** @returns how often the app should have asked, and did not */
async function typeAll(
  page: Page,
  typist: Typist,
  rows: readonly Baris[],
  between: (low: number, high: number) => number,
): Promise<number> {
  let unasked = 0;
  /** Keys until he looks up and sees the question. */
  let blind: number | null = null;
  for (const row of rows) {
    for (const key of keysOf(row)) {
      if (blind === 0) {
        if (!(await answer(page))) unasked += 1;
        blind = null;
      }
      await typist.press(key);
      if (blind !== null) blind -= 1;
    }
    if (row.isJauh) blind = Math.floor(between(1, 5));
  }
  return unasked;
}

/** Says yes to the question. @returns whether there was one */
async function answer(page: Page): Promise<boolean> {
  const question = page.getByRole('alertdialog');
  try {
    await question.getByRole('button', { name: 'Ya, simpan' }).click({ timeout: ASKS_WITHIN_MS });
    await question.waitFor({ state: 'hidden', timeout: ASKS_WITHIN_MS });
    return true;
  } catch {
    return false;
  }
}

/** Waits until all rows are stored, or nothing more comes. */
export async function settled(page: Page, office: Office, lembar: Lembar, rows: readonly Baris[]): Promise<Stored[]> {
  let stored: Stored[] = [];
  let waiting = 0;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const now = await office.stored(lembar);
    const unsent = await unsentIn(page);
    if (unsent.length === 0 && now.length >= rows.length) return now;
    if (now.length !== stored.length || unsent.length !== waiting) looks = 0;
    stored = now;
    waiting = unsent.length;
    await page.waitForTimeout(LOOK_MS);
  }
  return stored;
}

/** What is in the fields, and which of them has the focus. */
const heldIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input:not([type=hidden]), form select')];
    const focus = document.activeElement;
    const texts = fields.map((field) => `${field.name}=${field.value}${field === focus ? ' (focus)' : ''}`);
    const asked = document.querySelector('[role=alertdialog], [role=alert]')?.textContent;
    return [...texts, ...(asked ? [asked] : [])].join(', ') || 'nothing';
  });
