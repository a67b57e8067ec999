import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { network } from '../../support/api/network.ts';
import { openAs } from '../../support/screens/open.tsx';
import { printed, saved } from '../../support/screens/taken.ts';

const PATIENT = { timeout: 20_000 };

/** The sheets by their names. Roles are not asked for: seventeen tables have thousands of cells. */
const names = () => [...document.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'));
const sheets = (count: number) => waitFor(() => expect(names()).toHaveLength(count), PATIENT);
const sheet = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`article[aria-label="${name}"]`);
    if (!found) throw new Error(`No sheet ${name}`);
    return found;
  }, PATIENT);
const choose = (label: string) => screen.findByRole('combobox', { name: label });

test('the newest period of the prices lies there: a recap, then a sheet for each kecamatan', async () => {
  await openAs('admin', '/kantor/cetak');
  await sheets(17);
  expect(names().slice(0, 2)).toEqual([
    'Laporan Harga Pangan, Rekap 16 kecamatan',
    'Laporan Harga Pangan, Kecamatan Barong Tongkok',
  ]);
  const melak = within(await sheet('Laporan Harga Pangan, Kecamatan Melak'));
  expect(melak.getByText('Pemerintah Kabupaten Kutai Barat')).toBeTruthy();
  expect(melak.getByRole('row', { name: /^\d+ Beras Medium kg [\d.]+ [\d.]+ [\d.]+ [+-]?[\d,]+$/ })).toBeTruthy();
  expect(melak.getByText(/^\d+ dari 36 komoditi dilaporkan\.$/)).toBeTruthy();
});

test('what is chosen stands in the address, and the address chooses', async () => {
  const { user, address } = await openAs('admin', '/kantor/cetak?kecamatan=1');
  await sheets(1);
  await user.selectOptions(await choose('Laporan'), 'Ketersediaan pangan');
  await waitFor(() => expect(names()[0]).toMatch(/^Laporan Ketersediaan/), PATIENT);
  await user.selectOptions(await choose('Kecamatan'), 'Melak');
  await sheet('Laporan Ketersediaan Pangan, Kecamatan Melak');
  expect(address()).toMatch(/^\/kantor\/cetak\?kecamatan=\d+&jenis=ketersediaan-pangan$/);
  const kept = address();
  cleanup();

  const again = await openAs('superadmin', kept);
  await sheets(1);
  expect(names()).toEqual(['Laporan Ketersediaan Pangan, Kecamatan Melak']);
  expect(((await choose('Kecamatan')) as HTMLSelectElement).selectedOptions[0]?.text).toBe('Melak');
  await again.user.selectOptions(await choose('Kecamatan'), 'Semua kecamatan');
  await sheets(17);
});

test('another report keeps no period of a kind that it has not', async () => {
  const { user, address } = await openAs('admin', '/kantor/cetak?periode=50&kecamatan=1');
  await sheets(1);
  await user.selectOptions(await choose('Laporan'), 'Harga pangan kabupaten');
  await sheet('Laporan Harga Pangan Kabupaten, Harga kabupaten');
  expect(address()).toBe('/kantor/cetak?periode=50&kecamatan=1&jenis=harga-pangan-kutai-barat');
  expect(screen.queryByRole('combobox', { name: 'Kecamatan' })).toBeNull();
  await user.selectOptions(await choose('Laporan'), 'Penimbangan balita');
  await sheet('Laporan Penimbangan Balita, Kecamatan Long Iram');
  expect(address()).toBe('/kantor/cetak?kecamatan=1&jenis=timbang-balita');
});

test('each choice is asked once', async () => {
  const asked: string[] = [];
  network.use(
    http.get('*/api/cetak/:jenis', ({ params }) => {
      asked.push(String(params['jenis']));
    }),
  );
  const { user } = await openAs('admin', '/kantor/cetak?jenis=harga-pangan-kutai-barat');
  await sheets(1);
  await user.selectOptions(await choose('Laporan'), 'Penimbangan balita');
  await sheets(17);
  expect(asked).toEqual(['harga-pangan-kutai-barat', 'timbang-balita']);
});

test('heads of two rows name the plant and what of it; a gap is said', async () => {
  await openAs('admin', '/kantor/cetak?jenis=luas-tanam');
  const recap = within(await sheet('Laporan Luas Tanam dan Puso, Rekap 16 kecamatan'));
  expect(recap.getByRole('columnheader', { name: 'Padi' }).getAttribute('colspan')).toBe('2');
  expect(recap.getAllByRole('columnheader', { name: 'Tanam (ha)' })).toHaveLength(5);
  const gaps = screen.getAllByRole('cell', { name: 'belum dilaporkan' });
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps[0]?.getAttribute('colspan')).toBe('11');
});

test('the day above the signature is the one that is chosen', async () => {
  const { address } = await openAs('admin', '/kantor/cetak?jenis=harga-pangan-kutai-barat');
  const day = (await screen.findByLabelText('Tanggal tanda tangan')) as HTMLInputElement;
  await waitFor(() => expect(day.value).toMatch(/^\d{4}-\d\d-\d\d$/));
  const today = day.value;
  expect(await screen.findByText(tulisTanggal(today))).toBeTruthy();
  fireEvent.change(day, { target: { value: '2026-12-01' } });
  expect(await screen.findByText('1 Desember 2026')).toBeTruthy();
  expect(address()).toContain('tanggal=2026-12-01');
});

test("'Cetak' prints, and only what is there can be printed", async () => {
  const { user } = await openAs('admin', '/kantor/cetak?jenis=harga-pangan-kutai-barat');
  const print = (await screen.findByRole('button', { name: 'Cetak' })) as HTMLButtonElement;
  await sheets(1);
  await waitFor(() => expect(print.disabled).toBe(false));
  await user.click(print);
  expect(printed).toHaveBeenCalledTimes(1);
});

test('an office that has not said who it is is led there', async () => {
  await openAs('admin', '/kantor/cetak?jenis=harga-pangan-kutai-barat');
  const notice = await screen.findByText('Kepala surat dan penanda tangan belum diisi.');
  expect(notice).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Isi identitas kantor' }).getAttribute('href')).toBe('/kantor/identitas');
});

test('a period that does not exist says so, and a try again leads on', async () => {
  const { user } = await openAs('admin', '/kantor/cetak?jenis=harga-pangan-kutai-barat&periode=99999');
  expect((await screen.findByRole('alert')).textContent).toContain('Periode tidak ditemukan');
  expect(((await screen.findByRole('button', { name: 'Cetak' })) as HTMLButtonElement).disabled).toBe(true);
  await user.selectOptions(await choose('Periode'), 'Periode berjalan');
  await sheets(1);
});

test('the same report as a PDF and as a workbook, by the choices that the address has', async () => {
  const { user } = await openAs('admin', '/kantor/cetak?jenis=harga-pangan-kutai-barat&periode=50');
  await sheets(1);
  for (const [button, ending, beginning] of [
    ['Unduh PDF', 'pdf', '%PDF-'],
    ['Unduh XLSX', 'xlsx', 'PK'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() =>
      expect(saved.at(-1)?.name).toMatch(new RegExp(`^laporan-harga-pangan-kutai-barat-.*${ending}$`)),
    );
    expect((await saved.at(-1)!.file.text()).startsWith(beginning)).toBe(true);
  }
});

test('a file that the server cannot give says why', async () => {
  network.use(
    http.get('*/api/cetak/:jenis', ({ request }) =>
      new URL(request.url).searchParams.get('format')
        ? HttpResponse.json(
            { meta: { status: 'error', message: 'Masih ada unduhan lain.', code: 429 }, data: {} },
            { status: 429 },
          )
        : undefined,
    ),
  );
  const { user } = await openAs('admin', '/kantor/cetak?jenis=harga-pangan-kutai-barat');
  await sheets(1);
  await user.click(await screen.findByRole('button', { name: 'Unduh PDF' }));
  expect(await screen.findByText('Masih ada unduhan lain.')).toBeTruthy();
});
