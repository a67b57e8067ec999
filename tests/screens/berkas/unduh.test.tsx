import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { csvRows } from '../../support/api/files.ts';
import { network } from '../../support/api/network.ts';
import { choose, openTable, saved } from '../../support/screens/taken.ts';

let periode: Row;
let melak: number;
beforeAll(async () => {
  periode = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-2);
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
});

const page = () => `/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}`;
const name = () => `harga-pangan-melak-${periode.nama_periode.toLowerCase().replace(/ /g, '-')}`;

const opened = () => openTable(page());

const ownRows = async () => {
  const { data } = await (
    await fetch('http://localhost/api/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'petugas', password: 'lumbung-demo' }),
    })
  ).json();
  return rowsOf(
    `/harga-pangan?periode_harga_pangan_id=${periode.id}&kecamatan_id=${melak}&user_id=${data.user.id}&limit=200`,
  );
};

test('Excel: a workbook, named after place and period', async () => {
  const user = await opened();
  await choose(user, 'Excel (XLSX)');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`${name()}.xlsx`);
  // What is in it is read in a browser (e2e/petugas/meja.test.ts): this page's arrays of bytes are not the library's.
  expect(await saved[0]!.file.slice(0, 2).text()).toBe('PK');
  expect(await screen.findByText('Berkas telah diunduh')).toBeTruthy();
});

test('CSV: all of the officer’s rows, not ten; two taps are one file', async () => {
  const user = await opened();
  const asked = vi.fn();
  network.events.on('request:start', ({ request }) => {
    if (request.url.includes('format=')) asked();
  });
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  await user.dblClick(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`${name()}.csv`);
  const rows = csvRows(await saved[0]!.file.text());
  const own = await ownRows();
  expect(own.length).toBeGreaterThan(10);
  expect(rows.slice(1).map((row) => row.slice(2, 6))).toEqual(
    own.map((row: Row) => [row.nama_komoditi, row.komoditis.satuan, `${row.harga_eceran}`, `${row.harga_grosir}`]),
  );
  expect(asked).toHaveBeenCalledTimes(1);
});

test('without signal it is said, and the table stays', async () => {
  const user = await opened();
  network.use(
    http.get('*/api/harga-pangan', ({ request }) =>
      request.url.includes('format=') ? HttpResponse.error() : undefined,
    ),
  );
  await choose(user, 'Excel (XLSX)');
  expect(
    await screen.findByText('Unduhan memerlukan sinyal. Sambungkan perangkat ini ke internet, lalu coba lagi.'),
  ).toBeTruthy();
  expect(saved).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Unduh' })).toBeTruthy();
});

test('what the server refuses it with is said', async () => {
  const user = await opened();
  const message = 'Masih ada unduhan lain yang sedang berjalan. Tunggu sampai selesai, lalu coba lagi.';
  network.use(
    http.get('*/api/harga-pangan', ({ request }) =>
      request.url.includes('format=')
        ? HttpResponse.json({ meta: { status: 'error', message, code: 429 }, data: { message } }, { status: 429 })
        : undefined,
    ),
  );
  await choose(user, 'CSV');
  expect(await screen.findByText(message)).toBeTruthy();
});

/** A file whose bytes come as the test gives them; MSW would end a stream that breaks as if it were whole. */
function giveBytes(start: (controller: ReadableStreamDefaultController<Uint8Array>) => void): void {
  const answer = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).includes('format=')) return answer(input, init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        start(controller);
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/csv' } }));
  });
}

test('one that breaks off is not saved', async () => {
  const user = await opened();
  let cut = () => {};
  giveBytes((controller) => {
    controller.enqueue(new Uint8Array(2_000));
    cut = () => controller.error(new Error('cut'));
  });
  await choose(user, 'CSV');
  await screen.findByRole('button', { name: /Mengunduh 2 kB/ });
  cut();
  expect(await screen.findByText('Unduhan terputus sebelum selesai. Silahkan coba lagi.')).toBeTruthy();
  expect(saved).toEqual([]);
});

test('a workbook without its end is not saved, even if nobody has noticed that the line broke', async () => {
  const user = await opened();
  giveBytes((controller) => {
    controller.enqueue(new TextEncoder().encode('PK'));
    controller.close();
  });
  await choose(user, 'Excel (XLSX)');
  expect(await screen.findByText('Unduhan terputus sebelum selesai. Silahkan coba lagi.')).toBeTruthy();
  expect(saved).toEqual([]);
});

test('one that takes long tells how much has come, and can be stopped', async () => {
  const user = await opened();
  giveBytes((controller) => controller.enqueue(new Uint8Array(1_240_000)));
  await choose(user, 'CSV');
  const running = await screen.findByRole('button', { name: /Mengunduh 1,2 MB/ });
  await user.click(running);
  expect(await screen.findByRole('button', { name: 'Unduh' })).toBeTruthy();
  expect(saved).toEqual([]);
});
