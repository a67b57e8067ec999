import { afterAll, expect, test } from 'vitest';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const pricesAt = async (path: string) => {
  const { document } = await web.read(path);
  return [...document.querySelectorAll('main li')].map(({ textContent }) =>
    Number(/Rp\s([\d.]+)/.exec(textContent ?? '')?.[1]?.replaceAll('.', '')),
  );
};

test('without JavaScript, too, the address orders prices, and its form keeps the period', async () => {
  const prices = await pricesAt('/harga-pangan/melak?urut=termurah&periode=40');
  expect(prices.length).toBeGreaterThan(20);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const { document } = await web.read('/harga-pangan/melak?urut=termurah&periode=40&halaman=1');
  const form = document.querySelector('select[name=urut]')?.closest('form');
  expect(form?.querySelector<HTMLInputElement>('input[name=periode]')?.value).toBe('40');
  expect(form?.querySelector('noscript')?.textContent).toContain('Urutkan');
  const periodes = document.querySelector('select[name=periode]')?.closest('form');
  expect(periodes?.querySelector('noscript')?.innerHTML).toContain('name="urut" value="termurah"');
  expect(periodes?.querySelector('noscript')?.innerHTML).not.toContain('name="halaman"');
});

test('what changed is fewer than all', async () => {
  const [all, changed] = [await pricesAt('/harga-pangan/melak'), await pricesAt('/harga-pangan/melak?berubah=1')];
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(all.length);
});
