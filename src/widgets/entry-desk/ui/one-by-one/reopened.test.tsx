import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  button,
  field,
  openRows,
  rowOf,
  seen,
  WALK,
  walkRecord,
} from '../../../../../tests/support/isian/one-by-one.tsx';
import { createWalkRecorder } from '../../model/one-by-one/walk-record';

beforeEach(() => walkRecord.remove());

const ASKED = 'Angka ini diketik sebelum aplikasi tertutup. Periksa dulu, lalu ketuk Lanjut sekali lagi';
const digits = { key: 'Bawang', revisi: 0, base: {}, texts: { eceran: '415' } };
const sent = { keadaan: 'terkirim', texts: { eceran: '41500', grosir: '38200' }, revisi: 1 } as const;

/** Opens rows after a page was killed, with the digits that it had written down. */
async function reopen(rows: Parameters<typeof openRows>[0], typing: Parameters<typeof walkRecord.write>[0]['typing']) {
  await walkRecord.write({ key: 'Bawang', skipped: [], typing });
  const opened = openRows(rows);
  await seen(`Bawang, 1 dari ${rows.length}`);
  return opened;
}

test('digits that are older than the row are dropped: what was sent stands there, and Lanjut changes nothing', async () => {
  const { user, entered } = await reopen([rowOf('Bawang', sent), rowOf('Beras')], [digits]);
  expect(field('Harga Eceran').value).toBe('41.500');
  await user.click(button('Lanjut'));
  await seen('Beras, 2 dari 2');
  expect(entered).toEqual([]);
  await waitFor(async () => expect((await walkRecord.read()).typing).toEqual([]));
});

test('digits that nobody has touched since are sent by no way out, and still there afterwards', async () => {
  const { user, entered, unmount } = await reopen([rowOf('Bawang'), rowOf('Beras')], [digits]);
  await user.click(button('Berikutnya'));
  await seen('Beras, 2 dari 2');
  await user.click(button('Sebelumnya'));
  await seen('Bawang, 1 dari 2');
  await user.click(button('Lewati'));
  unmount();
  expect(entered).toEqual([]);
  expect((await walkRecord.read()).typing).toEqual([digits]);
});

test('whoever confirms them sends them: Lanjut asks first, and hears no second tap of the same thumb', async () => {
  const { user, entered } = await reopen([rowOf('Bawang')], [digits]);
  await user.dblClick(button('Lanjut'));
  expect([screen.getByRole('alert').textContent, entered]).toEqual([ASKED, []]);
  await seen('Bawang, 1 dari 1');
  await user.click(button('Lanjut'));
  expect(entered).toEqual(['Bawang eceran 415']);
});

test('whoever types on has touched them', async () => {
  const { user, entered } = await reopen([rowOf('Bawang')], [digits]);
  await user.click(button('00'));
  await user.click(button('Lanjut'));
  expect(entered).toEqual(['Bawang eceran 41500']);
});

test('an untouched figure is asked about when the other one is typed or chosen', async () => {
  const { user, entered } = await reopen([rowOf('Bawang')], [digits]);
  await user.click(button(/Ikut turun|Grosir sama/));
  expect([screen.getByRole('alert').textContent, entered]).toEqual([ASKED, []]);
  await user.click(field('Harga Grosir'));
  await user.keyboard('400{Enter}');
  expect([screen.getByRole('alert').textContent, entered]).toEqual([ASKED, []]);
  expect(document.activeElement).toBe(field('Harga Eceran'));
});

test('digits of a figure that was handed over, but not stored before the page died, are there again', async () => {
  const next = { ...digits, base: { eceran: '41500' }, texts: { grosir: '38' } };
  await reopen([rowOf('Bawang')], [{ ...digits, texts: { eceran: '41500' } }, next]);
  expect([field('Harga Eceran').value, field('Harga Grosir').value]).toEqual(['41.500', '38']);
});

test('digits that were handed over stay in the record until their row has them', async () => {
  const empty = { key: '', skipped: [], typing: [] };
  const recorder = createWalkRecorder(WALK, empty);
  const stored = Promise.withResolvers<boolean>();
  recorder.handOver(digits, stored.promise);
  recorder.record({ ...empty, key: 'Beras', restored: [] });
  expect(await walkRecord.read()).toEqual({ ...empty, key: 'Beras', typing: [digits] });
  stored.resolve(true);
  await waitFor(async () => expect(await walkRecord.read()).toEqual({ ...empty, key: 'Beras' }));
  recorder.record({ ...empty, restored: [] });
  expect(await walkRecord.read()).toEqual(empty);
});

test('local storage, which a killed browser brings back older than it was, says nothing', async () => {
  const left = { of: '/harga/1/7', key: 'Beras', typed: { eceran: '415' }, skipped: [] };
  localStorage.setItem('isianTerakhir', JSON.stringify(left));
  openRows([rowOf('Bawang'), rowOf('Beras')]);
  await seen('Bawang, 1 dari 2');
  expect(localStorage.getItem('isianTerakhir')).toBeNull();
});
