import { expect, test } from 'vitest';
import { createClient } from '@/app/apollo/create-client';
import { allNamaLain } from '@/entities/acuan';
import { ADD_NAMA_LAIN } from '@/features/import-laporan/api/nama-lain';
import { asUser, readFrom } from '@/shared/api';
import { openApi } from '../support/api/api.ts';
import { callerOf } from '../support/api/callers.ts';

test('an import teaches a name, and the list of all names has it with what it means', async () => {
  const api = await openApi();
  const { token } = await callerOf(api, 'petugas');
  const client = createClient({
    origin: 'http://localhost',
    fetch: (input, init) => api.fetch(String(input).replace('http://localhost', ''), init),
  });
  const variables = { input: { nama: 'Telor Biru', komoditi_id: 1 } };
  const context = { ...asUser, token };
  const { data } = await client.mutate({ mutation: ADD_NAMA_LAIN, variables, fetchPolicy: 'no-cache', context });
  const row = data?.saved.nama_lain;
  expect(row).toMatchObject({ nama: 'Telor Biru', komoditi_id: 1, pangan_id: null, kelurahan_id: null });
  const answer = await readFrom(client)(allNamaLain);
  expect(answer?.page?.data).toContainEqual(row);
});
