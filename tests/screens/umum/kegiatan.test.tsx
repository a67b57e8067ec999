import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { tanpaTanda } from '#contract/tulisan/blok.ts';
import { answers, asked, breakages, breaks, hangs, type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { scrollUntil } from '../../support/screens/scrolling.ts';
import { placeholders } from '../../support/screens/seen.ts';

let newest: Row[];
beforeAll(async () => {
  newest = await rowsOf('/kegiatan-dinas?limit=30');
});

const cards = () => within(screen.getByRole('main')).queryAllByRole('link');
afterEach(() => vi.useRealTimers());

const shown = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));

// Toasts outlive the page of a test: this one comes before others that raise the same.
test("spec §8: 'Gagal mendapatkan data kegiatan dinas'", async () => {
  breaks('/kegiatan-dinas', () => HttpResponse.error());
  await open('/activity');
  expect(await screen.findByText('Gagal mendapatkan data kegiatan dinas')).toBeTruthy();
});

test("spec §2, /activity: 'Kegiatan Dinas', ten cards with image, title and description, newest first", async () => {
  await open('/activity');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kegiatan Dinas');
  await shown(10);
  for (const [index, card] of cards().entries()) {
    const { id, judul, deskripsi, foto_url } = newest[index];
    expect(card.getAttribute('href')).toBe(`/detail-activity/${id}`);
    expect(within(card).getByText(judul)).toBeTruthy();
    expect(card.textContent).toContain(tanpaTanda(deskripsi));
    expect(card.querySelector('img')?.getAttribute('src')).toBe(`${foto_url}?w=480`);
  }
});

test('spec §9: 5 skeletons while loading', async () => {
  hangs('/kegiatan-dinas');
  await open('/activity');
  expect(placeholders()).toHaveLength(5);
});

test('spec §4: scrolling brings page after page by next_page_url, each once, until the last', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open('/activity');
  await shown(10);
  const urls = asked();
  // A finger that goes on before the screen has changed.
  for (let look = 0; look < 3; look += 1) {
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(200);
  }
  await scrollUntil(() => expect(cards()).toHaveLength(30));
  fireEvent.scroll(window);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(urls).toEqual(['/kegiatan-dinas?limit=10&page=2', '/kegiatan-dinas?limit=10&page=3']);
  expect(cards().map((card) => card.getAttribute('href'))).toEqual(newest.map(({ id }) => `/detail-activity/${id}`));
});

test.each(breakages)(
  "a page that follows answers %s: 'Coba lagi' in place, nothing shown is lost",
  async (_name, answer, sentence) => {
    const { user } = await open('/activity');
    await shown(10);
    breaks('/kegiatan-dinas', answer);
    fireEvent.scroll(window);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(cards()).toHaveLength(10);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await shown(20);
    expect(screen.queryByText(sentence)).toBeNull();
  },
);

test("spec §2, /activity: empty 'Tidak Ada Data Kegiatan'", async () => {
  answers('/kegiatan-dinas', []);
  const { user, address } = await open('/activity');
  expect(await screen.findByText('Tidak Ada Data Kegiatan')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test.each(breakages)("error 'Error: {message}' and a way on: the API answers %s", async (_name, answer, sentence) => {
  breaks('/kegiatan-dinas', answer);
  const { user } = await open('/activity');
  expect(await screen.findByText(sentence)).toBeTruthy();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await shown(10);
});

test('an API that is silent for 30 seconds counts as not there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hangs('/kegiatan-dinas');
  await open('/activity');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await screen.findByText(/^Error: Tidak dapat terhubung ke server/)).toBeTruthy();
});

test('an older server that answers a bare array is understood', async () => {
  network.use(
    http.get('*/api/kegiatan-dinas', () =>
      HttpResponse.json({ meta: { status: 'success', message: '' }, data: newest.slice(0, 3) }),
    ),
  );
  await open('/activity');
  await shown(3);
});

test('spec §8: no image, and a broken one, become the placeholder icon', async () => {
  answers('/kegiatan-dinas', [{ ...newest[0], foto_url: null }, newest[1]]);
  await open('/activity');
  await shown(2);
  const [without, broken] = cards();
  expect(within(without!).getByRole('img', { name: 'Gambar tidak tersedia' })).toBeTruthy();
  broken!.querySelector('img')!.dispatchEvent(new Event('error'));
  expect(await within(broken!).findByRole('img', { name: 'Gambar tidak tersedia' })).toBeTruthy();
});
