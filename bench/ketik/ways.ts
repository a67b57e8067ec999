import type { Locator } from '@playwright/test';
import { formulir } from '../../uji/ketik/formulir.ts';
import { createHand, type Effort, type Hand } from './hand.ts';
import type { Baris } from './paper.ts';
import type { Desk, Device, Lembaran } from './stage.ts';

/** A way of entering a sheet, from its list on. */
export interface Way {
  name: string;
  what: Lembaran;
  device: Device;
  /** As it was before all rows could be entered at once. */
  isBefore: boolean;
  enter: (desk: Desk, hand: Hand) => Promise<void>;
}

const digitsOf = (figure: number): string[] => [...String(figure)];

async function addButton({ page }: Desk): Promise<Locator> {
  const add = page.getByRole('button', { name: 'Tambah', exact: true });
  await add.waitFor();
  return add;
}

/** The dialog 'Tambah', row after row. */
async function rowAfterRow(desk: Desk, hand: Hand, type: (row: Baris) => Promise<void>): Promise<void> {
  const { page, lembar, rows } = desk;
  const [first = ['']] = formulir[lembar.nama].isian;
  await hand.tap(await addButton(desk));
  await page.locator(`input[name=${first[0]}]:focus`).waitFor();
  for (const row of rows) {
    hand.row();
    await type(row);
  }
}

const byKeys =
  (hand: Hand) =>
  async ({ angka }: Baris) => {
    for (const [at, figure] of angka.entries()) {
      await hand.key(...digitsOf(figure), at === angka.length - 1 ? 'Enter' : 'Tab');
    }
  };

/** On the phone's own keypad, the key 'next' of which leads on as Tab and Enter do. */
const byKeypad =
  (hand: Hand) =>
  async ({ angka }: Baris) => {
    for (const [at, figure] of angka.entries()) {
      await hand.pad(...digitsOf(figure), at === angka.length - 1 ? 'Enter' : 'Tab');
    }
  };

async function openGrid({ page }: Desk, hand: Hand): Promise<void> {
  await hand.tap(page.getByRole('button', { name: 'Isi sekaligus' }));
}

async function inGrid(desk: Desk, hand: Hand): Promise<void> {
  await openGrid(desk, hand);
  await desk.page.locator('[role=gridcell] input:focus').waitFor();
  for (const { angka } of desk.rows) for (const figure of angka) await hand.key(...digitsOf(figure), 'Tab');
}

/** A block of figures that was copied out of a spreadsheet. */
async function byPasting(desk: Desk, hand: Hand): Promise<void> {
  const { page, rows, context } = desk;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text = rows.map(({ angka }) => angka.join('\t')).join('\r\n');
  await page.evaluate((block) => navigator.clipboard.writeText(block), text);
  await openGrid(desk, hand);
  await page.locator('[role=gridcell] input:focus').waitFor();
  await hand.chord('Control+V');
}

/** On the app's own keypad and its steps: what did not change in one tap, what moved with the other in one behind it. */
async function oneByOne(desk: Desk, hand: Hand): Promise<void> {
  const { page, rows } = desk;
  await openGrid(desk, hand);
  const keypad = page.getByRole('group', { name: 'Tombol angka' });
  await keypad.waitFor();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  /** In the fewest taps: digits, or steps from what it was. */
  const type = async (which: string, figure: number, was: number) => {
    const digits = padOf(figure);
    const step = button(new RegExp(`^${figure > was ? 'Tambah' : 'Kurangi'} Harga ${which} `));
    const size = Number((await step.getAttribute('aria-label'))?.replace(/\D/g, ''));
    const steps = Math.abs(figure - was) / size;
    if (Number.isInteger(steps) && steps <= digits.length) {
      for (let done = 0; done < steps; done += 1) await hand.tap(step);
      return;
    }
    const field = page.getByRole('textbox', { name: `Harga ${which}` });
    const isThere = await field.evaluate((input) => input === document.activeElement);
    if (!isThere) await hand.tap(field);
    for (const key of digits) await hand.tap(keypad.getByRole('button', { name: key, exact: true }));
  };
  for (const [at, { lalu, angka }] of rows.entries()) {
    // Nobody taps before he has seen the card.
    await page.locator(`[role=group][aria-label$=", ${at + 1} dari ${rows.length}"]:not([aria-busy=true])`).waitFor();
    hand.row();
    const [moved = 0, also = 0] = angka.map((figure, at) => figure - (lalu[at] ?? 0));
    if (moved === 0 && also === 0) {
      await hand.tap(button(/^Sama dengan/));
      continue;
    }
    await type('Eceran', angka[0] ?? 0, lalu[0] ?? 0);
    if (also === 0) await hand.tap(button(/^Grosir sama/));
    else if (also === moved) await hand.tap(button(/^Ikut (naik|turun)/));
    else {
      await type('Grosir', angka[1] ?? 0, lalu[1] ?? 0);
      await hand.tap(button('Lanjut'));
    }
  }
}

/** The keypad has keys for two and three noughts. */
const padOf = (figure: number): string[] => String(figure).match(/000$|00$|\d/g) ?? [];

const keyboard = { device: 'meja', enter: (desk: Desk, hand: Hand) => rowAfterRow(desk, hand, byKeys(hand)) } as const;

export const ways: readonly Way[] = [
  { name: "36 prices, keyboard, 'Tambah'", what: 'harga', isBefore: true, ...keyboard },
  { name: "36 prices, keyboard, 'Isi sekaligus'", what: 'harga', device: 'meja', isBefore: false, enter: inGrid },
  { name: '36 prices, pasted', what: 'harga', device: 'meja', isBefore: false, enter: byPasting },
  {
    ...{ name: "36 prices, thumb, 'Tambah'", what: 'harga', device: 'ponsel', isBefore: true },
    enter: (desk, hand) => rowAfterRow(desk, hand, byKeypad(hand)),
  },
  { name: "36 prices, thumb, 'Isi sekaligus'", what: 'harga', device: 'ponsel', isBefore: false, enter: oneByOne },
  { name: "41 villages × 5, keyboard, 'Tambah'", what: 'timbang', isBefore: true, ...keyboard },
  {
    name: "41 villages × 5, keyboard, 'Isi sekaligus'",
    what: 'timbang',
    device: 'meja',
    isBefore: false,
    enter: inGrid,
  },
  { name: '41 villages × 5, pasted', what: 'timbang', device: 'meja', isBefore: false, enter: byPasting },
];

/** Enters a sheet in one way. @returns what it took until the last row was typed, and all of it was checked at the server */
export async function take(way: Way, desk: Desk): Promise<Effort> {
  const hand = await createHand(desk.page, way.device === 'ponsel');
  await desk.page.goto(desk.address, { waitUntil: 'networkidle' });
  await addButton(desk);
  const effort = await hand.effort(() => way.enter(desk, hand));
  await desk.stored();
  return effort;
}
