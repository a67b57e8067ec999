import type { Page } from '@playwright/test';
import { expect, test } from '../support/line';
import { expectAccessible, open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

const berkas = (nama: string) => `tests/support/data/berkas/${nama}`;
const MELAK = 2;
const SEKOLAQ_DARAT = 16;

async function choose(page: Page, nama: string) {
  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = page.getByRole('dialog', { name: /^Impor/ });
  await dialog.getByLabel('Berkas XLSX atau CSV').setInputFiles(berkas(nama));
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof choose>>;

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

async function pricesOf(page: Page, periode: number) {
  const answer = await page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${periode}&limit=100`);
  const rows: { kecamatan_id: number; nama_komoditi: string; harga_eceran: number; harga_grosir: number }[] = (
    await answer.json()
  ).data.data;
  return rows.map((row) => `${row.kecamatan_id} ${row.nama_komoditi} ${row.harga_eceran} ${row.harga_grosir}`).sort();
}

test("an officer brings the week's form, a portal's download and the sheet of the puskesmas; each figure goes to its own place @dua-ukuran", async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'hp';
  const minggu = await newPeriode(
    page,
    'harga-pangan',
    `Minggu berkas ${project.name}`,
    isPhone ? '2023-02-06' : '2023-05-08',
  );
  const bulan = await newPeriode(
    page,
    'timbang-balita',
    `Bulan berkas ${project.name}`,
    isPhone ? '2023-02-01' : '2023-05-01',
  );
  await logIn(page, 'petugas');
  await open(page, `/dashboard/harga-pangan/edit?periode=${minggu.id}&kecamatan=${MELAK}`);

  const form = await choose(page, '04b-form-mingguan-dua-pasang-eceran-grosir.xlsx');
  await expect(form.getByText('Berkas ini menyebut Sekolaq Darat, sedangkan yang terbuka Melak.')).toBeVisible();
  await expect(form.getByText('Minggu ke : III, Bulan : Oktober 2026')).toBeVisible();
  await goOn(form, /^Untuk Sekolaq Darat/);
  await expect(form.getByRole('alert')).toHaveText('1 pertanyaan belum dijawab.');
  await expectAccessible(page);
  await goOn(form, /^Ambil untuk/);
  await expect(form.getByRole('button', { name: 'Simpan 3 data' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  // Closed in the middle: its answers stay with the file.
  await form.getByRole('banner').getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('button', { name: 'Impor' }).click();
  await form.getByRole('button', { name: 'Lanjutkan' }).click();
  await save(form, 3);
  const sekolaq = ['Beras Medium 15500 14700', 'Beras Premium 17800 16900', 'Cabai Rawit 95000 88000'].map(
    (row) => `${SEKOLAQ_DARAT} ${row}`,
  );
  await expect.poll(() => pricesOf(page, minggu.id)).toEqual(sekolaq);

  const portal = await choose(page, '02-sp2kp-harian-kemarin-hari-ini.xlsx');
  await expect(portal.getByRole('combobox', { name: /Harga Hari Ini/ })).toHaveValue('harga_eceran');
  await goOn(portal, /^Ambil untuk/);
  const minyakita = portal.getByRole('combobox', { name: 'Maksud MINYAKITA' });
  await expect(minyakita).toHaveValue('Minyak Goreng Kemasan');
  await expect(portal.getByRole('combobox', { name: 'Maksud Gula Pasir Curah' })).toHaveValue('');
  await expectAccessible(page);
  await minyakita.selectOption('lewati');
  await goOn(portal);
  await portal.getByRole('textbox', { name: 'Harga Grosir, baris 7' }).fill('14.700');
  await portal.getByRole('textbox', { name: 'Harga Grosir, baris 7' }).press('Enter');
  await save(portal, 1);
  await expect.poll(() => pricesOf(page, minggu.id)).toEqual([...sekolaq, `${MELAK} Beras Medium 15500 14700`].sort());

  await open(page, `/dashboard/timbang-balita/edit?periode=${bulan.id}&kecamatan=${MELAK}`);
  const skdn = await choose(page, '41-skdn-puskesmas-kepala-dua-baris.xlsx');
  await goOn(skdn, /^Ambil untuk/);
  await expect(skdn.getByText(/Kolom yang tidak diambil: S, K/)).toBeVisible();
  await save(skdn, 6);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/timbang-balita?periode_timbang_balita_id=${bulan.id}&limit=100`);
      const rows: { nama_desa_kelurahan: string; jumlah_balita: number; kasus_gizi_buruk: number }[] = (
        await answer.json()
      ).data.data;
      return rows.map((row) => `${row.nama_desa_kelurahan} ${row.jumlah_balita} ${row.kasus_gizi_buruk}`).sort();
    })
    .toEqual([
      'Empakuq 31 0',
      'Empas 52 0',
      'Melak Ilir 145 0',
      'Melak Ulu 168 1',
      'Muara Benangaq 23 0',
      'Muara Bunyut 38 0',
    ]);
});
