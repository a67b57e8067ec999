import { atRest, DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';
import { unreadable } from '../support/readable';

test('an officer deletes a planted area by mistake, finds it among what was deleted, and has it back', {
  tag: DUA_UKURAN,
}, async ({ page, isMobile }) => {
  const size = isMobile ? 'hp' : 'meja';
  const { id: periode_id } = await newPeriode(
    page,
    'luas-tanam',
    `Bulan sampah ${size}`,
    isMobile ? '2024-02-01' : '2024-06-01',
  );
  const login = await page.request.post('/api/login', { data: { username: 'petugas', password: 'lumbung-demo' } });
  const { access_token } = (await login.json()).data;
  const desa = await (await page.request.get('/api/desa-kelurahan?search=Melak Ulu&limit=1')).json();
  const [{ id: kelurahan_id, kecamatan_id, nama_desa_kelurahan: nama }] = desa.data.data;
  await page.request.post('/api/luas-lahan', {
    data: { periode_id, kecamatan_id, kelurahan_id, komoditi: 'jagung', luas_tanams: 12, luas_puso: 3 },
    headers: { Authorization: `Bearer ${access_token}` },
  });
  await logIn(page, 'petugas');
  await open(page, `/dashboard/luas-lahan?periode=${periode_id}`);
  await page.getByRole('button', { name: `Delete jagung ${nama}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Tidak Ada Data Luas Tanam')).toBeVisible();

  await page.getByRole('button', { name: 'Yang dihapus' }).click();
  const trash = page.getByRole('dialog', { name: 'Yang dihapus' });
  const lying = trash.getByRole('listitem').filter({ hasText: `Bulan sampah ${size}` });
  await expect(lying).toContainText('Dapat dipulihkan: 30 hari lagi.');
  await atRest(page);
  await expectAccessible(page);
  expect(await unreadable(page)).toEqual([]);
  await lying.getByRole('button', { name: `Pulihkan jagung, ${nama}, Bulan sampah ${size}` }).click();
  await expect(lying).toHaveCount(0);
  await page.goBack();
  await expect(trash).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete jagung ${nama}` })).toBeVisible();
});
