import { atRest, expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

test('a superadmin corrects an officer’s price, reads who wrote what, and brings the first version back', {
  tag: MEJA,
}, async ({ page }) => {
  const { id: periode, nama_periode } = await newPeriode(page, 'harga-pangan', 'Minggu koreksi', '2025-05-05');
  const login = await page.request.post('/api/login', { data: { username: 'petugas', password: 'lumbung-demo' } });
  const { access_token } = (await login.json()).data;
  const first = async (path: string) => (await (await page.request.get(path)).json()).data.data[0];
  const { id: kecamatan_id } = await first('/api/kecamatan?nama_kecamatan=Melak');
  const { id: komoditi_id, nama_komoditi: nama } = await first('/api/komoditi?limit=1');
  await page.request.post('/api/harga-pangan', {
    data: { periode_harga_pangan_id: periode, kecamatan_id, komoditi_id, harga_grosir: 40_000, harga_eceran: 45_000 },
    headers: { Authorization: `Bearer ${access_token}` },
  });

  await logIn(page, 'superadmin');
  await open(page, `/kantor/koreksi?laporan=harga_pangan&periode=${periode}`);
  const eceran = page.getByRole('cell', { name: /Rp\s45\.500$/ });
  await expect(page.getByRole('cell', { name: /Rp\s45\.000$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Koreksi ${nama} Melak` }).click();
  const form = page.getByRole('dialog', { name: `Koreksi ${nama}` });
  await form.getByRole('textbox', { name: 'Harga Eceran' }).fill('45500');
  await form.getByRole('textbox', { name: 'Alasan' }).fill('Salah baca nota');
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form).toBeHidden();
  await expect(eceran).toBeVisible();

  await page.getByRole('button', { name: `Riwayat ${nama} Melak` }).click();
  const history = page.getByRole('dialog', { name: `Riwayat ${nama}` });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText(/Diubah oleh .*dari /);
  await expect(history.getByRole('row', { name: /^Harga Eceran Rp\s45\.000 Rp\s45\.500$/ })).toBeVisible();
  await atRest(page);
  await expectAccessible(page);
  await history.getByRole('button', { name: /^Pulihkan/ }).click();
  const restoring = page.getByRole('dialog', { name: `Pulihkan ${nama}` });
  await restoring.getByRole('textbox', { name: 'Alasan' }).fill('Notanya benar');
  await restoring.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history.getByRole('listitem').first()).toContainText('Dipulihkan oleh');
  await page.goBack();
  await expect(history).toBeHidden();
  await expect(page.getByRole('cell', { name: /Rp\s45\.000$/ })).toBeVisible();

  await page.getByRole('button', { name: `Hapus ${nama} Melak` }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Alasan' }).fill('Tercatat dua kali');
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Tidak Ada Data Harga Pangan')).toBeVisible();
  await open(page, '/kantor/sampah?laporan=harga_pangan');
  const lying = page.getByRole('row').filter({ hasText: nama_periode });
  await expect(lying).toContainText('hari lagi');
  await expectAccessible(page);
  await lying.getByRole('button', { name: `Pulihkan ${nama}` }).click();
  await expect(lying).toHaveCount(0);
  await open(page, `/kantor/koreksi?laporan=harga_pangan&periode=${periode}`);
  await expect(page.getByRole('cell', { name: /Rp\s45\.000$/ })).toBeVisible();
});
