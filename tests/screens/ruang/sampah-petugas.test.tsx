import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { openAs } from '../../support/screens/open.tsx';
import { call, newPeriode, tokenOf } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await Promise.all([import('@/widgets/entry-desk/ui/EntryTable'), import('@/widgets/row-history/ui/SampahSheet')]);

let melak: number;
let desa: Row;
let petugas: string;
beforeAll(async () => {
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
  [desa] = await rowsOf(`/desa-kelurahan?kecamatan_id=${melak}&limit=1`);
  petugas = await tokenOf('petugas');
});

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const trash = () => screen.findByRole('dialog', { name: 'Yang dihapus' });

test('an officer finds the planted area that he deleted, and brings it back', async () => {
  const periode = await newPeriode('luas-tanam');
  const place = { periode_id: periode.id, kecamatan_id: melak, kelurahan_id: desa.id, komoditi: 'jagung' };
  await call('/luas-lahan', { ...place, luas_tanams: 12, luas_puso: 3 }, petugas);
  const { user } = await openAs('petugas', `/dashboard/luas-lahan?periode=${periode.id}`);
  await user.click(await button(`Delete jagung ${desa.nama_desa_kelurahan}`));
  const asked = await screen.findByRole('dialog', { name: 'Hapus Data Luas Tanam' });
  await user.click(within(asked).getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByText('Tidak Ada Data Luas Tanam')).toBeTruthy();

  await user.click(await button('Yang dihapus'));
  const sheet = within(await trash());
  const lying = (await sheet.findAllByRole('listitem')).find((one) => one.textContent?.includes(periode.nama_periode));
  expect(lying?.textContent).toContain(`jagung, ${desa.nama_desa_kelurahan}, Melak`);
  expect(lying?.textContent).toMatch(/Dihapus oleh Yulius Bahang, .* Dapat dipulihkan: \d+ hari lagi\./);
  expect(within(lying!).getByRole('row', { name: /^Luas puso 3/i })).toBeTruthy();
  await user.dblClick(within(lying!).getByRole('button', { name: /^Pulihkan jagung/ }));
  expect(await screen.findByText('Barisnya sudah dipulihkan')).toBeTruthy();
  await waitFor(() => expect(sheet.queryByText(periode.nama_periode)).toBeNull());
  await user.keyboard('{Escape}');
  expect(await button(`Delete jagung ${desa.nama_desa_kelurahan}`)).toBeTruthy();
});

test('each report has its own; what the office deleted of an officer lies there too, and a closed period keeps it', async () => {
  const periode = await newPeriode('timbang-balita');
  const place = { periode_timbang_balita_id: periode.id, kecamatan_id: melak, kelurahan_id: desa.id };
  const figures = { jumlah_balita: 20, berat_badan_naik: 15, berat_badan_tidak_naik: 4 };
  const { timbang_balita } = await call(
    '/timbang-balita',
    { ...place, ...figures, dibawah_garis_merah: 1, kasus_gizi_buruk: 0 },
    petugas,
  );
  const superadmin = await tokenOf('superadmin');
  await call(`/timbang-balita/${timbang_balita.id}`, { _method: 'delete' }, superadmin);
  await call(`/periode-timbang-balita/${periode.id}`, { ditutup: '1', _method: 'put' }, superadmin);
  const { user } = await openAs('petugas', `/dashboard/timbang-balita/edit?periode=${periode.id}&kecamatan=${melak}`);
  await user.click(await button('Yang dihapus'));
  const sheet = within(await trash());
  const [lying] = await sheet.findAllByRole('listitem');
  expect(lying?.textContent).toMatch(/Dihapus oleh Darius Kelawit/);
  expect(sheet.queryByText(/jagung/)).toBeNull();
  await user.click(within(lying!).getByRole('button', { name: /^Pulihkan/ }));
  expect(await screen.findByText('Periode sudah ditutup')).toBeTruthy();
  expect(sheet.getAllByRole('listitem')).toHaveLength(1);
});

test('an empty trash says so, and one that cannot be read is asked again', async () => {
  network.use(http.get('*/api/sampah', () => Response.error(), { once: true }));
  const { user } = await openAs('petugas', '/dashboard/luas-lahan');
  await user.click(await button('Yang dihapus'));
  const sheet = within(await trash());
  // Only then: a request that is still on its way would be answered by what comes next.
  const again = await sheet.findByRole('button', { name: 'Coba lagi' });
  network.use(
    http.get('*/api/sampah', () =>
      Response.json({
        meta: { status: 'success', message: 'Berhasil', code: 200 },
        data: { data: [], from: null, to: null, total: 0, last_page: 1, next_page_url: null },
      }),
    ),
  );
  await user.click(again);
  expect(await sheet.findByText('Tidak ada isian Anda yang dihapus dalam 30 hari terakhir')).toBeTruthy();
});
