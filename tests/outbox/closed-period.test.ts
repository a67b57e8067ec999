import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { outboxStore } from '@/shared/write';
import { openApi } from '../support/api/api.ts';
import { callerOf } from '../support/api/callers.ts';
import { removeDatabases } from '../support/data/database.ts';
import { typistOn } from '../support/forms/typist.ts';
import { createPhone, putTo } from '../support/screens/phone.ts';

const api = await openApi();
const admin = await callerOf(api, 'admin');
const petugas = await callerOf(api, 'petugas');
const phone = createPhone(api);
const { begin, settles } = typistOn(phone, api);

afterEach(async () => {
  phone.take('lancar');
  await phone.wipe();
});
afterAll(removeDatabases);

const close = (id: number, ditutup: '0' | '1') => admin.send('PUT', `/periode-harga-pangan/${id}`, { ditutup });

test('rulings 34: what was typed for a period that was closed meanwhile waits with its values and the reason', async () => {
  const { tab, type, price, stored } = await begin(petugas);
  const periode = price(0).input.periode_harga_pangan_id;
  phone.take('putus');
  const key = await type(0, 500);
  await type(1, 600);
  await close(periode, '1');
  phone.take('lancar');
  await settles(tab, petugas, ['ditolak', 'ditolak']);
  const item = await outboxStore.byKey(key);
  expect(item?.reason).toBe('Periode sudah ditutup');
  expect(item?.variables).toEqual(price(0, 500));
  expect(await stored()).toEqual([]);

  await close(periode, '0');
  // Whoever has the period opened again sends what he has typed as it is.
  await tab.outbox.edit(key, price(0, 500), undefined);
  await settles(tab, petugas, ['terkirim', 'ditolak']);
  expect(await stored()).toEqual([500]);
});

test('rulings 34: so does the change of a row', async () => {
  const { tab, type, price, stored, firstId } = await begin(petugas);
  await type(0, 500);
  await settles(tab, petugas, ['terkirim']);
  await close(price(0).input.periode_harga_pangan_id, '1');
  const variables = { id: await firstId(), input: { ...price(0, 700).input, _method: 'put' } };
  const key = await phone.write(tab, putTo('/harga-pangan'), variables, { entity: 'harga-pangan', revisi: 1 });
  await settles(tab, petugas, ['terkirim', 'ditolak']);
  const item = await outboxStore.byKey(key);
  expect([item?.reason, item?.variables]).toEqual(['Periode sudah ditutup', variables]);
  expect(await stored()).toEqual([500]);
});
