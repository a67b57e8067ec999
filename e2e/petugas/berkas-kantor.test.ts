import type { Page } from '@playwright/test';
import { expect, installed, READY, test } from '../support/line';
import { expectAccessible, open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

// It installs a service worker of its own, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const MELAK = 2;
const SEKOLAQ_DARAT = 16;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: /^Impor/ });
  await expect(dialog.getByRole('button', { name: 'Unduh templat' })).toBeVisible();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openImport>>;

const choose = (dialog: Dialog, nama: string) =>
  dialog.getByLabel('Berkas XLSX atau CSV').setInputFiles(`tests/support/data/berkas/laporan/${nama}`);

/** Looks at a step on a desk and on a phone: nothing runs out sideways, and axe finds nothing. */
async function seenOnBothSizes(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
}

async function goOn(dialog: Dialog, ...choices: RegExp[]) {
  for (const name of choices) await dialog.getByRole('radio', { name }).check();
  await dialog.getByRole('button', { name: 'Lanjut', exact: true }).click();
}

async function save(dialog: Dialog, count: number) {
  await dialog.getByRole('button', { name: `Simpan ${count} data` }).click();
  const sure = dialog.getByRole('button', { name: `Ya, simpan ${count} data` });
  const done = dialog.getByText(new RegExp(`^${count} data tersimpan di perangkat`));
  await expect(sure.or(done)).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(done).toBeVisible();
  await dialog.getByRole('button', { name: 'Selesai' }).click();
}

test("without signal an officer brings the week's form, closes the app on the way and goes on, then a portal's download; with it the sheet of the puskesmas; each figure goes to its own place, once", async ({
  page,
  context,
  line,
}) => {
  const minggu = await newPeriode(page, 'harga-pangan', 'Minggu berkas kantor', '2023-02-06');
  const bulan = await newPeriode(page, 'timbang-balita', 'Bulan berkas kantor', '2023-02-01');
  const prices = async () => {
    const answer = await page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${minggu.id}&limit=100`);
    const rows: { kecamatan_id: number; nama_komoditi: string; harga_eceran: number; harga_grosir: number }[] = (
      await answer.json()
    ).data.data;
    return rows
      .map((row) => [row.kecamatan_id, row.nama_komoditi, row.harga_eceran, row.harga_grosir].join(' '))
      .sort();
  };
  await logIn(page, 'petugas');
  const address = `${line.origin}/dashboard/harga-pangan/edit?periode=${minggu.id}&kecamatan=${MELAK}`;
  await open(page, address);
  await installed(page);
  // It lies over the head of a dialog that fills the phone.
  await expect(page.getByText(READY)).toBeHidden();
  const form = await openImport(page);
  await expectAccessible(page);
  line.cut();
  await choose(form, '04b-form-mingguan-dua-pasang-eceran-grosir.xlsx');
  await expect(form.getByText('Berkas ini menyebut Sekolaq Darat, sedangkan yang terbuka Melak.')).toBeVisible();
  await expect(form.getByText('Minggu ke : III, Bulan : Oktober 2026')).toBeVisible();
  await goOn(form, /^Untuk Sekolaq Darat/);
  await expect(form.getByRole('alert')).toHaveText('1 pertanyaan belum dijawab.');
  await seenOnBothSizes(page);
  await goOn(form, /^Ambil untuk/);
  await expect(form.getByRole('button', { name: 'Simpan 3 data' })).toBeVisible();
  await seenOnBothSizes(page);
  await page.close();

  const reopenedPage = await context.newPage();
  await open(reopenedPage, address);
  const resumedDialog = await openImport(reopenedPage);
  await resumedDialog.getByRole('button', { name: 'Lanjutkan' }).click();
  await save(resumedDialog, 3);

  const portal = await openImport(reopenedPage);
  await choose(portal, '02-sp2kp-harian-kemarin-hari-ini.xlsx');
  await expect(portal.getByRole('combobox', { name: /Harga Hari Ini/ })).toHaveValue('harga_eceran');
  await seenOnBothSizes(reopenedPage);
  await goOn(portal, /^Ambil untuk/);
  const minyakita = portal.getByRole('combobox', { name: 'Maksud MINYAKITA' });
  await expect(minyakita).toHaveValue('Minyak Goreng Kemasan');
  await expect(portal.getByRole('combobox', { name: 'Maksud Gula Pasir Curah' })).toHaveValue('');
  await seenOnBothSizes(reopenedPage);
  await minyakita.selectOption('lewati');
  await goOn(portal);
  const grosir = portal.getByRole('textbox', { name: 'Harga Grosir, baris 7' });
  await grosir.fill('14.700');
  await grosir.press('Enter');
  await expect(portal.getByRole('button', { name: 'Simpan 1 data' })).toBeVisible();
  await seenOnBothSizes(reopenedPage);
  await save(portal, 1);
  expect(await prices()).toEqual([]);

  line.mend();
  await reopenedPage.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(prices, { timeout: 90_000 })
    .toEqual([
      `${SEKOLAQ_DARAT} Beras Medium 15500 14700`,
      `${SEKOLAQ_DARAT} Beras Premium 17800 16900`,
      `${SEKOLAQ_DARAT} Cabai Rawit 95000 88000`,
      `${MELAK} Beras Medium 15500 14700`,
    ]);

  await open(reopenedPage, `${line.origin}/dashboard/timbang-balita/edit?periode=${bulan.id}&kecamatan=${MELAK}`);
  const skdn = await openImport(reopenedPage);
  await choose(skdn, '41-skdn-puskesmas-kepala-dua-baris.xlsx');
  await goOn(skdn, /^Ambil untuk/);
  await expect(skdn.getByText(/Kolom yang tidak diambil: S, K/)).toBeVisible();
  await seenOnBothSizes(reopenedPage);
  await save(skdn, 6);
  await expect
    .poll(async () => {
      const answer = await reopenedPage.request.get(
        `/api/timbang-balita?periode_timbang_balita_id=${bulan.id}&limit=100`,
      );
      const rows: { nama_desa_kelurahan: string; jumlah_balita: number; kasus_gizi_buruk: number }[] = (
        await answer.json()
      ).data.data;
      return rows.map((row) => `${row.nama_desa_kelurahan} ${row.jumlah_balita} ${row.kasus_gizi_buruk}`).sort();
    })
    .toEqual([
      ...['Empakuq 31 0', 'Empas 52 0', 'Melak Ilir 145 0'],
      ...['Melak Ulu 168 1', 'Muara Benangaq 23 0', 'Muara Bunyut 38 0'],
    ]);
});
