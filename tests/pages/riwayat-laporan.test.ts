import { afterAll, expect, test } from 'vitest';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const places: [path: string, id: string, rows: number][] = [
  ['/ketersediaan-pangan/melak', 'setahun', 52],
  ['/ketersediaan-pangan/kabupaten-kutai-barat', 'setahun', 52],
  ['/laporan/luas-tanam/melak', 'setahun', 12],
  ['/laporan/timbang-balita/melak', 'setahun', 12],
];

test.each(places)('%s: a year is there before any script, as a curve and as a table', async (path, id, rows) => {
  const { status, document } = await web.read(path);
  expect(status).toBe(200);
  const trend = document.getElementById(id);
  expect(trend?.querySelector('svg[role=img] title')?.textContent).toBeTruthy();
  // A table inside a fold opens without a script.
  expect(trend?.querySelectorAll('details tbody tr')).toHaveLength(rows);
  expect(trend?.textContent).not.toContain('Memuat');
});

test('the food and the village of the address are shown, and a form chooses others without a script', async () => {
  const { document } = await web.read('/ketersediaan-pangan/melak?periode=50&pangan=2');
  const form = document.querySelector('#setahun form');
  expect(form?.getAttribute('method')).toBe('get');
  expect(form?.querySelector('select')?.name).toBe('pangan');
  expect(form?.querySelector<HTMLOptionElement>('option[selected]')?.value).toBe('2');
  expect(form?.querySelector<HTMLInputElement>('input[name=periode]')?.value).toBe('50');

  const weighing = (await web.read('/laporan/timbang-balita/melak')).document;
  const [, village] = weighing.querySelectorAll<HTMLOptionElement>('#setahun select option');
  const own = (await web.read(`/laporan/timbang-balita/melak?desa=${village?.value}`)).document;
  expect(own.querySelector<HTMLOptionElement>('#setahun option[selected]')?.textContent).toBe(village?.textContent);
  expect(own.getElementById('dahulu')?.textContent).toContain('perlu konfirmasi');
});

test.each(['abc', '999999', '-1'])('bad input: %s in the address is ignored', async (id) => {
  for (const path of ['/ketersediaan-pangan/melak?pangan=', '/laporan/timbang-balita/melak?desa=']) {
    const { status, document } = await web.read(path + id);
    expect([path, status]).toEqual([path, 200]);
    expect(document.querySelector('#setahun svg[role=img]')).toBeTruthy();
  }
});
