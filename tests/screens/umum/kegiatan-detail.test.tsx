import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { answers, asked, breakages, breaks, hangs, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { copied } from '../../support/screens/clipboard.ts';
import { open } from '../../support/screens/open.tsx';
import { placeholders } from '../../support/screens/seen.ts';

let kegiatan: Row;
let address: string;
beforeAll(async () => {
  [kegiatan] = await rowsOf('/kegiatan-dinas?limit=1');
  address = `/detail-activity/${kegiatan.id}`;
});

const title = (name: string = kegiatan.judul) => screen.findByRole('heading', { level: 2, name });

/** The activity is answered as this. */
const answersOne = (data: unknown) =>
  network.use(
    http.get('*/api/kegiatan-dinas', () => HttpResponse.json({ meta: { status: 'success', message: '' }, data })),
  );

// Toasts outlive the page of a test: this one comes before others that raise the same.
test('bad input: what no activity has for a number is told as what is no number, and is no failure', async () => {
  await open('/detail-activity/999999');
  expect(await screen.findByText('Tidak Ada Data Kegiatan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lihat semua kegiatan' }).getAttribute('href')).toBe('/activity');
  expect(screen.queryByText(/Error|Gagal/)).toBeNull();
});

test("spec §8: 'Gagal mendapatkan detail kegiatan dinas', also where a proxy knows no such address", async () => {
  breaks('/kegiatan-dinas', () => HttpResponse.html('<h1>404 Not Found</h1>', { status: 404 }));
  await open(address);
  expect(await screen.findByText('Gagal mendapatkan detail kegiatan dinas')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
});

test('spec §2, /activity: a click goes to /detail-activity/{kegiatanId}, which needs no further question', async () => {
  const { user, address: at } = await open('/activity');
  const card = await screen.findByRole('link', { name: new RegExp(kegiatan.judul) });
  const urls = asked();
  await user.click(card);
  await title();
  expect(at()).toBe(address);
  expect(urls).toEqual([]);
});

test('spec §2, /detail-activity/{kegiatanId}, opened fresh: photo, title, description', async () => {
  await open(address);
  await title();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kegiatan Dinas');
  expect(screen.getByRole('img', { name: kegiatan.judul }).getAttribute('src')).toBe(`${kegiatan.foto_url}?w=480`);
  for (const alinea of kegiatan.deskripsi.split('\n\n')) {
    expect(screen.getByRole('article').textContent).toContain(alinea);
  }
});

test('spec §2: an error icon if the image fails', async () => {
  await open(address);
  await title();
  const photo = () => screen.getByRole('img', { name: kegiatan.judul });
  photo().dispatchEvent(new Event('error'));
  await waitFor(() => expect(photo().querySelector('svg')).toBeTruthy());
});

test('an activity without a photo, with a very long title and signs of HTML in its text', async () => {
  const judul = 'Gerakan Pangan Murah '.repeat(30).trim();
  const deskripsi = '<b>Gratis</b> & <img src=x onerror=alert(1)>';
  answersOne({ ...kegiatan, judul, deskripsi, foto_url: null });
  await open(address);
  await title(judul);
  expect(screen.getByText(deskripsi)).toBeTruthy();
  expect(screen.getByRole('img', { name: judul }).tagName).not.toBe('IMG');
});

test('a placeholder while loading', async () => {
  hangs('/kegiatan-dinas');
  await open(address);
  expect(placeholders()).toHaveLength(1);
});

test.each(breakages)('the API answers %s: an error, and a way on', async (_name, answer, sentence) => {
  breaks('/kegiatan-dinas', answer);
  const { user } = await open(address);
  expect(await screen.findByText(sentence)).toBeTruthy();
  // Still broken: the way on must not end here.
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await title();
});

test.each(['abc', '0', '-1', '1e3', '%2e%2e', "1' or '1'='1", '9'.repeat(30)])(
  'bad input: an address that is no number names nothing: %s',
  async (id) => {
    const urls = asked();
    await open(`/detail-activity/${id}`);
    expect(await screen.findByText(/Tidak Ada Data Kegiatan|404 \| Not Found/)).toBeTruthy();
    expect(urls).toEqual([]);
  },
);

test('sharing copies the link of the activity', async () => {
  const { user } = await open(address);
  await title();
  await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
  expect(await screen.findByText('Tautan disalin')).toBeTruthy();
  expect(await copied()).toBe(`http://localhost${address}`);
});

test('marks become a list, bold words and links; no link leads elsewhere; further pictures stand below with their captions', async () => {
  const deskripsi = '## Syarat\n- KTP\n- **uang** pas\n\nLihat [harga](/harga-pangan) atau [ini](javascript:alert(1))';
  const kegiatan_fotos = [
    { id: 1, foto_url: '/media/a.jpg', keterangan: 'Antrean pagi' },
    { id: 2, foto_url: '/media/b.jpg', keterangan: '' },
  ];
  answersOne({ ...kegiatan, deskripsi, kegiatan_fotos });
  await open(address);
  await title();
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 3 }).textContent).toBe('Syarat');
  expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['KTP', 'uang pas']);
  expect(article.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/harga-pangan']);
  expect(article.getByText(/\[ini\]\(javascript:alert\(1\)\)$/)).toBeTruthy();
  const [first, second] = article.getAllByRole('figure');
  expect(first?.textContent).toBe('Antrean pagi');
  expect(second?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

test('a card shows the text without its marks', async () => {
  answers('/kegiatan-dinas', [{ ...kegiatan, deskripsi: '**Besok** [pasar](/harga-pangan)\n- beras' }]);
  await open('/activity');
  const card = await screen.findByRole('link', { name: new RegExp(kegiatan.judul) });
  expect(card.textContent).toContain('Besok pasar\nberas');
});
