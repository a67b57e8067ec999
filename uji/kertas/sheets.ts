import type { Browser, Page } from '@playwright/test';
import { tokenOf } from '../../bench/lib/token.ts';
import { ukuranKertas } from '../../contract/limits.ts';
import { pdfPages } from '../../tests/support/api/pdf.ts';

/** A sheet of the browser, and the attribute with its paper size. */
export interface BrowserSheet {
  name: string;
  username: string;
  path: string;
  mark: 'data-kertas' | 'data-cetak';
  /** Opens it on the screen. */
  open: (page: Page) => Promise<void>;
}

export const browserSheets: readonly BrowserSheet[] = [
  {
    ...{ name: 'Cetak of the office', username: 'admin', path: '/kantor/cetak', mark: 'data-kertas' },
    open: (page) => page.locator('[data-kertas]').first().waitFor(),
  },
  {
    ...{ name: 'Cetak of an officer', username: 'petugas', path: '/dashboard/harga-pangan', mark: 'data-cetak' },
    open: async (page) => {
      const idOf = async (path: string, at: number): Promise<number> => {
        const { data } = await (await page.request.get(`/api/${path}`)).json();
        return data.data.at(at).id;
      };
      // The period before the newest has all rows.
      const periode = await idOf('periode-harga-pangan?limit=1000', -2);
      const kecamatan = await idOf('kecamatan?nama_kecamatan=Melak', 0);
      await page.goto(`/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${kecamatan}`);
      await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
      await page.getByRole('button', { name: 'Unduh', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Cetak' }).click();
      await page.locator('[data-cetak]').waitFor({ state: 'attached' });
    },
  },
];

/** Opens a sheet as the account that prints it, without the print dialog. */
export async function openSheet(browser: Browser, origin: string, sheet: BrowserSheet): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const token = await tokenOf(origin, sheet.username);
  await context.addInitScript((stored) => {
    localStorage.setItem('accessToken', JSON.stringify(stored));
    window.print = () => undefined;
  }, token);
  const page = await context.newPage();
  await page.goto(sheet.path);
  await sheet.open(page);
  return page;
}

const MARK = 'Baris';

/** Reduces the page to one sheet with so many rows on that paper. */
const setRows = (page: Page, mark: string, ukuran: string, count: number) =>
  page.evaluate(
    ([mark, ukuran, count, name]) => {
      const [sheet, ...others] = document.querySelectorAll(`[${mark}]`);
      for (const other of others) other.remove();
      const body = sheet?.querySelector('tbody');
      const row = body?.querySelector('tr');
      if (!sheet || !body || !row) throw new Error('There is no row');
      sheet.setAttribute(mark, ukuran);
      if (mark === 'data-cetak') sheet.toggleAttribute('data-rapat', count > 22);
      body.replaceChildren(
        ...Array.from({ length: count }, (_, at) => {
          const copy = row.cloneNode(true) as Element;
          for (const cell of copy.querySelectorAll('td')) cell.textContent = '1';
          const [, second] = copy.querySelectorAll('td');
          if (second) second.textContent = `${name}${at + 1}`;
          return copy;
        }),
      );
    },
    [mark, ukuran, count, MARK] as const,
  );

const POINTS = { A4: [595, 842], F4: [609, 935] } as const;
const isSize = (bytes: Uint8Array, [width, height]: readonly [number, number]) => {
  const [, w, h] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(new TextDecoder('latin1').decode(bytes)) ?? [];
  return Math.abs(Number(w) - width) <= 1.5 && Math.abs(Number(h) - height) <= 1.5;
};

/** Prints a sheet with 20 to 60 rows on each paper, and reports signatures with fewer than two rows beside them. */
export async function printSheet(page: Page, { mark }: BrowserSheet): Promise<{ prints: number; faults: string[] }> {
  const faults: string[] = [];
  let prints = 0;
  for (const ukuran of ukuranKertas) {
    for (let count = 20; count <= 60; count += 1) {
      await setRows(page, mark, ukuran, count);
      const bytes = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
      prints += 1;
      if (!isSize(bytes, POINTS[ukuran])) faults.push(`${ukuran}, ${count}: another size`);
      const pages = await pdfPages(bytes);
      const numbers = pages.flat().filter((line) => line.includes(MARK)).length;
      const signaturePage = pages.findIndex((lines) => lines.some((line) => /^(NIP|\(…|Mengetahui,)/.test(line)));
      const beside = pages[signaturePage]?.filter((line) => line.includes(MARK)).length ?? 0;
      if (numbers !== count) faults.push(`${ukuran}, ${count}: ${numbers} rows are printed`);
      if (beside < 2) faults.push(`${ukuran}, ${count}: ${beside} rows beside the signature`);
      if (count === 36 && pages.length > 1) faults.push(`${ukuran}, ${count}: ${pages.length} pages`);
    }
  }
  return { prints, faults };
}
