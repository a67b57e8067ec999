import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ADD_HARGA_PANGAN,
  ADD_HARGA_PANGAN_KUTAI_BARAT,
  EDIT_HARGA_PANGAN,
  EDIT_HARGA_PANGAN_KUTAI_BARAT,
} from '@/features/manage-harga-pangan/api/harga-pangan';
import {
  ADD_KETERSEDIAAN_PANGAN,
  EDIT_KETERSEDIAAN_PANGAN,
} from '@/features/manage-ketersediaan-pangan/api/ketersediaan-pangan';
import { ADD_KOORDINAT, ADD_LAHAN, EDIT_KOORDINAT, EDIT_LAHAN } from '@/features/manage-lahan-petani/api/lahan';
import { ADD_LUAS_TANAM, EDIT_LUAS_TANAM } from '@/features/manage-luas-tanam/api/luas-tanam';
import { ADD_TIMBANG_BALITA, EDIT_TIMBANG_BALITA } from '@/features/manage-timbang-balita/api/timbang-balita';
import type { WriteVariables } from '@/shared/write/send/send';
import { sent } from '../../support/outbox/sent.ts';
import { harga, lahan, luas, stokOf, timbang } from '../../support/outbox/typed-rows.ts';
import { openKotak, perbaiki, refused, save } from '../../support/outbox/waiting.ts';
import { newPeriode } from '../../support/screens/petugas.ts';

const minggu = async () => (await newPeriode('harga-pangan')).id;
const put = { _method: 'put' };

const officers: [name: string, document: typeof ADD_LAHAN | object, variables: () => Promise<WriteVariables>][] = [
  ['a price', ADD_HARGA_PANGAN, async () => ({ input: harga(await minggu()) })],
  ['a changed price', EDIT_HARGA_PANGAN, async () => ({ id: 7, input: { ...harga(await minggu()), ...put } })],
  [
    'a changed price of an older app',
    EDIT_HARGA_PANGAN,
    async () => ({ id: 7, input: { ...harga(await minggu(), {}), ...put } }),
  ],
  ["the regency's price", ADD_HARGA_PANGAN_KUTAI_BARAT, async () => ({ input: harga(await minggu(), {}) })],
  [
    "the regency's changed price",
    EDIT_HARGA_PANGAN_KUTAI_BARAT,
    async () => ({ id: 7, input: { ...harga(await minggu(), {}), ...put } }),
  ],
  [
    'availability',
    ADD_KETERSEDIAAN_PANGAN,
    async () =>
      stokOf((await newPeriode('ketersediaan-pangan')).id, {
        harga_rata_rata: 15000.5,
        kebutuhan: 0,
        ketersediaan: 49.9,
      }),
  ],
  [
    'changed availability',
    EDIT_KETERSEDIAAN_PANGAN,
    async () => ({
      id: 7,
      ...stokOf((await newPeriode('ketersediaan-pangan')).id, {
        harga_rata_rata: 1,
        kebutuhan: 0.1,
        ketersediaan: 2,
        ...put,
      }),
    }),
  ],
  ['a weighing', ADD_TIMBANG_BALITA, async () => ({ input: timbang((await newPeriode('timbang-balita')).id) })],
  [
    'a changed weighing',
    EDIT_TIMBANG_BALITA,
    async () => ({ id: 7, input: timbang((await newPeriode('timbang-balita')).id, { id: 7, ...put }) }),
  ],
  ['a planted area', ADD_LUAS_TANAM, async () => ({ input: luas((await newPeriode('luas-tanam')).id) })],
  [
    'a changed planted area',
    EDIT_LUAS_TANAM,
    async () => ({ id: 7, input: luas((await newPeriode('luas-tanam')).id, put) }),
  ],
];
const farmers: typeof officers = [
  ['a plot', ADD_LAHAN, async () => ({ input: lahan() })],
  ['a changed plot', EDIT_LAHAN, async () => ({ id: 7, input: { ...put, ...lahan() } })],
  [
    "a plot's place",
    ADD_KOORDINAT,
    async () => ({ input: { lahan_id: 3, user_id: 1, lat: '-0.2371', lang: '115.7012' } }),
  ],
  [
    "a plot's changed place",
    EDIT_KOORDINAT,
    async () => ({ id: 7, input: { ...put, lahan_id: 3, user_id: 1, lat: '-0.2371', lang: '115.7012' } }),
  ],
];

test.each([
  ...officers.map(([name, ...write]) => [name, 'petugas', ...write] as const),
  ...farmers.map(([name, ...write]) => [name, 'petani', ...write] as const),
])('decision 12: %s that is saved as it was goes to the server as it was typed', async (_name, who, document, make) => {
  const variables = await make();
  await refused(who, { entity: 'uji', document: document as typeof ADD_LAHAN, variables });
  const writes = sent();
  const { user } = await openKotak(who);
  const dialog = await perbaiki(user);
  await save(user, dialog);
  const typed = Object.entries(variables.input).map(([name, value]) => [name, String(value)]);
  await waitFor(() => expect(writes.map(({ fields }) => fields)).toEqual([Object.fromEntries(typed)]));
});

test('decision 12: a weighing that took the place of the row in its way can be corrected, though it never said its id', async () => {
  const input = timbang((await newPeriode('timbang-balita')).id, put);
  await refused('petugas', { entity: 'uji', document: EDIT_TIMBANG_BALITA, variables: { id: 7, input } });
  const writes = sent();
  const { user } = await openKotak('petugas');
  await save(user, await perbaiki(user));
  await waitFor(() => expect(writes).toMatchObject([{ path: '/timbang-balita/7', fields: { id: '7' } }]));
});
