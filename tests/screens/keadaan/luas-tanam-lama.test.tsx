import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { drafts } from '@/shared/lib/device';
import { outboxStore } from '@/shared/write';
import { breaks, rowsOf } from '../../support/api/answers.ts';
import { sent } from '../../support/outbox/sent.ts';
import { cutWrites } from '../../support/outbox/signal.ts';
import { idOfUser } from '../../support/outbox/waiting.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

const firstOfMelak = async () => {
  const all = await rowsOf('/desa-kelurahan?limit=1000');
  return all.find(({ nama_kecamatan }) => nama_kecamatan === 'Melak');
};
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('spec §8: an edit whose villages cannot be read says so, and waits under the crop that was chosen', async () => {
  const desa = await firstOfMelak();
  const periode = await newPeriode('luas-tanam');
  const petak = { kecamatan_id: desa.kecamatan_id, kelurahan_id: desa.id, komoditi: 'padi' };
  const figures = { luas_tanam: 2, luas_puso: 1 };
  await call('/luas-lahan', { ...petak, ...figures, periode_luas_tanam_id: periode.id }, await tokenOf('petugas'));
  breaks('/desa-kelurahan', () => HttpResponse.error());
  const { user } = await openAs('petugas', `/dashboard/luas-lahan?periode=${periode.id}`);
  await user.click(await screen.findByRole('link', { name: /^Edit padi/ }));
  expect(await screen.findByText('Gagal mendapatkan data desa atau kelurahan')).toBeTruthy();
  await user.selectOptions(select('Komoditi'), 'jagung');
  cutWrites('/luas-lahan/*');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const petugas = await idOfUser('petugas');
  const label = `Ubah luas tanam jagung ${desa.nama_desa_kelurahan}, Melak, ${periode.nama_periode}`;
  await waitFor(async () => expect((await outboxStore.of(petugas)).map((item) => item.label)).toEqual([label]));
});

test('rulings 9: the draft of an older app comes back, and what only its form showed is not sent', async () => {
  const desa = await firstOfMelak();
  const periode = await newPeriode('luas-tanam');
  await logIn('petugas');
  const chosen = { kecamatan_id: String(desa.kecamatan_id), kelurahan_id: String(desa.id), komoditi: 'padi' };
  const typed = { ...chosen, luas_tanam: '7', luas_puso: '1' };
  const name = `${await idOfUser('petugas')}/luasTanam/${periode.id}`;
  await drafts.write(name, { nama_periode: periode.nama_periode, ...typed });
  const writes = sent();
  const { user } = await open(`/dashboard/luas-lahan/tambah?periode=${periode.id}`);
  expect(await screen.findByText('Isian yang belum disimpan dikembalikan.')).toBeTruthy();
  await waitFor(() => expect(select('Kelurahan').value).toBe(String(desa.id)));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  const { user_id, periode_luas_tanam_id, ...fields } = writes[0]?.fields ?? {};
  expect(fields).toEqual(typed);
});
