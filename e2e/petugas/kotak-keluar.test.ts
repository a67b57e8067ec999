import { expect, installed, test } from '../support/line';
import { expectAccessible, open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 120_000 });

test('an officer types without signal, closes the app, mends what the server refuses when he is back in town, and the row is sent once', async ({
  page,
  context,
  line,
}) => {
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu luring', '2026-04-07');
  await logIn(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  const stored = async () => {
    const answer = await page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${periode}`);
    return (await answer.json()).data.data.map(({ harga_eceran }: { harga_eceran: number }) => harga_eceran);
  };
  await open(page, `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  await installed(page);
  await page.getByRole('button', { name: 'Tambah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  // What was written in the week before: figures that nobody asks about.
  const lalu = dialog.getByText(/^Periode lalu/);
  await expect(lalu).toHaveCount(2);
  const [eceran = '', grosir = ''] = (await lalu.allTextContents()).map((text) => text.replace(/\D/g, ''));
  line.cut();
  await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(eceran);
  await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(grosir);
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Tersimpan di perangkat').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.close();

  const later = await context.newPage();
  await open(later, `${line.origin}/dashboard`);
  await later.getByRole('link', { name: 'Kotak keluar: 1 belum terkirim' }).click();
  const card = later.getByRole('article', { name: /^Harga .*Melak/ });
  await expect(card).toContainText('Tersimpan di perangkat');
  await expectAccessible(later);
  expect(await stored()).toEqual([]);

  const takeAgain = line.refuse('/api/harga-pangan', 'Harga belum boleh diisi');
  line.mend();
  await later.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(card).toContainText('Perlu diperbaiki');
  await expect(card).toContainText('Harga belum boleh diisi');
  await expectAccessible(later);
  await later.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(later);

  takeAgain();
  await card.getByRole('button', { name: 'Perbaiki' }).click();
  const sheet = later.getByRole('dialog', { name: 'Perbaiki' });
  const mended = String(Number(grosir) + 1);
  await sheet.getByRole('textbox', { name: 'Harga Grosir' }).fill(mended);
  await expectAccessible(later);
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(later.getByText('Semua data sudah terkirim')).toBeVisible();
  await expect(later.getByRole('link', { name: /^Kotak keluar/ })).toBeHidden();
  expect(await stored()).toEqual([Number(eceran)]);
  await expectAccessible(later);
});
