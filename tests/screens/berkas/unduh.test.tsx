import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { csvRows } from '../../support/api/files.ts';
import { network } from '../../support/api/network.ts';
import { cutAllWrites, waits } from '../../support/outbox/pending.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

let periode: Row;
let melak: number;
beforeAll(async () => {
  periode = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-2);
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]?.id;
});

/** What the browser was given to save. */
const saved: { name: string; file: Blob }[] = [];
const printed = vi.fn();
beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:berkas';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download && last) saved.push({ name: this.download, file: last });
  });
  vi.stubGlobal('print', printed.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = (id = periode.id) => `/dashboard/harga-pangan/edit?periode=${id}&kecamatan=${melak}`;
const name = () => `harga-pangan-melak-${periode.nama_periode.toLowerCase().replace(/ /g, '-')}`;

async function opened(address = page(), who = 'petugas') {
  const { user } = await openAs(who, address);
  expect(await screen.findAllByRole('button', { name: /^(Edit|Hapus|Delete)/ })).not.toHaveLength(0);
  return user;
}

async function choose(user: Awaited<ReturnType<typeof opened>>, name: string) {
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

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
  // What is in it is read in a browser (e2e/petugas/unduh.test.ts): this page's arrays of bytes are not the library's.
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

test('what this device has not sent is not in the server’s file, which is said before', async () => {
  const { id } = await newPeriode('harga-pangan');
  await logIn('petugas');
  cutAllWrites();
  const [komoditi] = await rowsOf('/komoditi?limit=1');
  await waits('hargaPangan', '/harga-pangan', {
    input: {
      ...{ kecamatan_id: melak, komoditi_id: String(komoditi.id), periode_harga_pangan_id: id },
      ...{ harga_eceran: '14500', harga_grosir: '13000' },
    },
  });
  const { user } = await open(page(id));
  await screen.findByText('Menunggu dikirim');
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  expect(await screen.findByText('1 data di perangkat ini belum terkirim dan tidak termasuk')).toBeTruthy();

  await user.click(screen.getByRole('menuitem', { name: 'Cetak' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const sheet = paper();
  expect(sheet.getByText(komoditi.nama_komoditi)).toBeTruthy();
  expect(sheet.getByText('Termasuk data yang belum terkirim dari perangkat ini.')).toBeTruthy();
});

const paper = () => within(document.querySelector<HTMLElement>('[data-cetak]')!);

test('Cetak: a sheet with place, period, all rows, the officer and the lines to sign on', async () => {
  const user = await opened();
  await choose(user, 'Cetak');
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const sheet = paper();
  expect(sheet.getByRole('heading', { name: 'Harga pangan', hidden: true })).toBeTruthy();
  for (const words of ['Kabupaten Kutai Barat', 'Melak', periode.nama_periode, 'Mengetahui,', 'Yulius Bahang']) {
    expect(sheet.getByText(words)).toBeTruthy();
  }
  expect(sheet.getByText(/Petugas,/)).toBeTruthy();
  const own = await ownRows();
  expect(sheet.getAllByRole('row', { hidden: true })).toHaveLength(own.length + 1);
  expect(sheet.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    ...['No', 'Komoditi', 'Harga Eceran', 'Harga Grosir'],
  ]);
});

test.each([
  ['petani', '/dashboard/pangan', 'produk-', ['No', 'Nama Produk', 'Harga', 'Stok', 'Status']],
  [
    'petani',
    '/dashboard/lahan-petani',
    'lahan-petani',
    ['No', 'Kecamatan', 'Kelurahan', 'Alamat', 'Komoditi', 'Bulan Panen'],
  ],
])('%s, %s: his own as a file and on paper', async (who, address, name, headers) => {
  const user = await opened(address, who);
  const { total } = await (async () => {
    const text = await screen.findByText(/^Showing 1 to/);
    return { total: Number(/of (\d+)/.exec(text.textContent ?? '')?.[1]) };
  })();
  await choose(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name.startsWith(name.replace(/-$/, ''))).toBe(true);
  expect(csvRows(await saved[0]!.file.text())).toHaveLength(total + 1);
  await choose(user, 'Cetak');
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(
    paper()
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(headers);
  expect(paper().getAllByRole('row', { hidden: true })).toHaveLength(total + 1);
  expect(paper().getByText(/Petani,/)).toBeTruthy();
});
