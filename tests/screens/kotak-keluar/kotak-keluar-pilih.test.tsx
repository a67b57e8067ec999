import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ADD_KETERSEDIAAN_PANGAN } from '@/features/manage-ketersediaan-pangan/api/ketersediaan-pangan';
import { EDIT_LUAS_TANAM } from '@/features/manage-luas-tanam/api/luas-tanam';
import { byId, rowsOf } from '../../support/api/answers.ts';
import { card, openKotak, waiting } from '../../support/outbox/waiting.ts';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

let melak: number;
let kelurahan_id: number;
let pangan_id: number;
beforeAll(async () => {
  const desa = await rowsOf('/desa-kelurahan?limit=1000');
  ({ id: kelurahan_id, kecamatan_id: melak } = desa.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak'));
  pangan_id = (await rowsOf('/pangan?limit=1'))[0].id;
});

type User = Awaited<ReturnType<typeof openKotak>>['user'];

async function openChoice(user: User) {
  const row = await card();
  await user.click(await row.findByRole('button', { name: 'Pilih per angka' }));
  return within(await screen.findByRole('dialog', { name: 'Pilih per angka' }));
}
const take = (user: User, dialog: ReturnType<typeof within>, figure: string, whose: RegExp) =>
  user.click(within(dialog.getByRole('group', { name: figure })).getByRole('radio', { name: whose }));

test('a twin of one’s own: figure by figure, decimals too; the server’s row is changed, not a second one made', async () => {
  const periode_ketersediaan_pangan_id = (await newPeriode('ketersediaan-pangan')).id;
  const place = { pangan_id, kecamatan_id: melak, periode_ketersediaan_pangan_id };
  const theirs = { ...place, harga_rata_rata: 15_000, kebutuhan: 3.5, ketersediaan: 4.25 };
  const { id } = (await call('/ketersediaan-pangan', theirs, await tokenOf('petugas'))).ketersediaan_pangan;
  await waiting(ADD_KETERSEDIAAN_PANGAN, { input: { ...theirs, kebutuhan: 2.5, ketersediaan: 5.75 } });
  const { user } = await openKotak('petugas');
  const dialog = await openChoice(user);
  expect(dialog.getByText('Data ini sudah ada di server', { exact: false })).toBeTruthy();
  expect(dialog.getByText('Sama di keduanya').parentElement?.textContent).toContain('Harga Rata-Rata');

  await user.click(dialog.getByRole('button', { name: 'Kirim pilihan' }));
  expect(dialog.getByText('Pilih salah satu')).toBeTruthy();
  await take(user, dialog, 'Kebutuhan', /^Di server 3,5 ton/);
  await take(user, dialog, 'Ketersediaan', /^Isian Anda 5,75 ton/);
  await user.click(dialog.getByRole('button', { name: 'Kirim pilihan' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await byId('/ketersediaan-pangan', id)).toMatchObject({ kebutuhan: 3.5, ketersediaan: 5.75, revisi: 2 });
});

test('a change that came too late: what is chosen is judged by the rules before it is sent; the server’s may be kept', async () => {
  const token = await tokenOf('petugas');
  const place = { kelurahan_id, kecamatan_id: melak, periode_luas_tanam_id: (await newPeriode('luas-tanam')).id };
  const before = { ...place, komoditi: 'padi', luas_tanam: '50', luas_puso: '0' };
  const { id } = (await call('/luas-lahan', before, token)).luas_tanam;
  await call(`/luas-lahan/${id}`, { ...before, luas_tanam: '20', luas_puso: '10', _method: 'put' }, token);
  await waiting(EDIT_LUAS_TANAM, { id, input: { ...before, luas_tanam: '60', luas_puso: '40', _method: 'put' } }, 1);
  const { user } = await openKotak('petugas');
  const dialog = await openChoice(user);
  await take(user, dialog, 'Luas Tanam', /^Di server/);
  await take(user, dialog, 'Luas Puso', /^Isian Anda/);
  await user.click(dialog.getByRole('button', { name: 'Kirim pilihan' }));
  expect((await screen.findAllByText('Luas Puso tidak boleh melebihi Luas Tanam')).length).toBeGreaterThan(0);

  await user.click(dialog.getByRole('button', { name: 'Pakai yang di server' }));
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await byId('/luas-lahan', id)).toMatchObject({ luas_tanam: 20, luas_puso: 10, revisi: 2 });
});
