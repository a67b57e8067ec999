import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { outboxIn } from '../../uji/outbox.ts';
import { expect, test } from '../support/line';
import { open } from '../support/page';
import { logIn, newPeriode, newPetugas, PASSWORD } from '../support/petugas';

// Rows are sent one after the other: on a machine that is busy thirtyfold that takes minutes.
test.describe.configure({ timeout: 300_000 });

/** So many rows are stored in one transaction; the tab is closed within the second. */
const FIRST = 200;

const ROW_IN_THE_MIDDLE = FIRST + 10;

/** From this row on the device takes its time: the transaction is neither done nor given up. */
const staysAt = (row: number) => {
  const { add } = IDBObjectStore.prototype;
  let stored = 0;
  const stay = (store: IDBObjectStore) => {
    store.get(0).onsuccess = () => stay(store);
  };
  IDBObjectStore.prototype.add = function (...given) {
    if (this.name === 'kotak') stored += 1;
    if (this.name !== 'kotak' || stored < row) return add.apply(this, given);
    if (stored === row) {
      document.documentElement.dataset['berhenti'] = '';
      stay(this);
    }
    return this.get(0);
  };
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Impor harga pangan/ });

async function chooseFile(page: Page, buffer: Buffer) {
  await page.getByRole('button', { name: 'Impor' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Unduh templat' })).toBeVisible();
  await dialogOf(page)
    .getByLabel('Berkas XLSX atau CSV')
    .setInputFiles({ name: 'harga.xlsx', mimeType: 'application/octet-stream', buffer });
  return dialogOf(page);
}

test('a tab is closed while it stores 216 rows, and its line cut while they are sent; the same file again, and of what is sent and what still waits there is each row once', async ({
  page,
  context,
  line,
}) => {
  const names = async (path: string, name: string): Promise<string[]> =>
    (await (await page.request.get(`/api/${path}?limit=100`)).json()).data.data.map((row: never) => row[name]);
  const places = (await names('kecamatan', 'nama_kecamatan')).slice(0, 6);
  const komoditi = await names('komoditi', 'nama_komoditi');
  const all = places.length * komoditi.length;
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu impor yang terputus', '2024-03-12');
  const user = newPetugas(places);
  const rows = places.flatMap((place) => komoditi.map((name, at) => [place, name, 14_000 + at, 13_000 + at]));
  const buffer = Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Isian',
          rows: [
            ['Kecamatan', 'Komoditi', 'Harga Eceran', 'Harga Grosir'],
            ...rows.map((row, at) => (at === 7 ? [...row.slice(0, 2), 'seribu', 13_000] : row)),
          ],
        },
      ],
    }),
  );
  const inPeriode = (more: string) => page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${periode}&${more}`);
  const count = async (): Promise<number> => (await (await inPeriode('limit=1')).json()).data.total;
  const stored = async (): Promise<string[]> => {
    const found: string[] = [];
    for (let at = 1, last = 1; at <= last; at += 1) {
      const { data } = await (await inPeriode(`limit=200&page=${at}`)).json();
      last = data.last_page;
      for (const { kecamatan_id, komoditi_id } of data.data) found.push(`${kecamatan_id}/${komoditi_id}`);
    }
    return found;
  };

  const address = `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}`;
  const closed = await context.newPage();
  await logIn(closed, user, PASSWORD);
  await closed.addInitScript(staysAt, ROW_IN_THE_MIDDLE);
  await open(closed, address);
  const first = await chooseFile(closed, buffer);
  const cell = first.getByRole('textbox', { name: 'Harga Eceran, baris 9' });
  await cell.fill('14.100');
  await cell.press('Enter');
  await first.getByRole('button', { name: `Simpan ${all} data` }).click();
  await expect(closed.locator('html[data-berhenti]')).toHaveCount(1);
  await closed.close();

  const later = await context.newPage();
  await logIn(later, user, PASSWORD);
  await open(later, address);
  const again = await chooseFile(later, buffer);
  await expect(again.getByRole('button', { name: `Sama ${FIRST}` })).toBeVisible();
  await again.getByRole('button', { name: `Simpan ${all - FIRST} data` }).click();
  await expect(again.getByText(`${all - FIRST} data tersimpan di perangkat`)).toBeVisible();
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(all / 8);
  line.cut();
  const sent = await count();
  expect(sent).toBeLessThan(all);
  line.mend();
  await later.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(count, { timeout: 120_000 }).toBeGreaterThan(sent + 20);
  // Sending stands still: what waits on the device and what the server has are together all rows, and each once.
  line.cut();
  const waiting = (await outboxIn(later))
    .filter(({ state }) => state !== 'terkirim')
    .map(({ variables: { input } }) => `${input['kecamatan_id']}/${input['komoditi_id']}`);
  const arrived = await stored();
  expect(new Set(waiting).size).toBe(waiting.length);
  expect(new Set(arrived).size).toBe(arrived.length);
  expect(new Set([...waiting, ...arrived]).size).toBe(all);
});
