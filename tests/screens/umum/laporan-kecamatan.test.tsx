import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answers, asked, breakages, breaks, hangs, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { copied } from '../../support/screens/clipboard.ts';
import { open } from '../../support/screens/open.tsx';
import { periodeSelect, placeholders } from '../../support/screens/seen.ts';

const villages = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .filter((button) => button.ariaHasPopup === 'dialog');
const isEmpty = async (words: string) =>
  expect(await within(screen.getByRole('main')).findByText(words, { selector: '[role=status]' })).toBeTruthy();

// Toasts outlive the page of a test: these come before others that raise the same.
test.each([
  ['/laporan/luas-tanam/melak', '/periode-luas-tanam', 'Gagal mendapatkan data periode luas tanam'],
  ['/laporan/luas-tanam/melak?periode=12', '/luas-lahan', 'Gagal mendapatkan data timbang balita'],
])('spec §8, %s: %s fails: %s', async (address, path, words) => {
  breaks(path, () => HttpResponse.error());
  await open(address);
  expect(await screen.findByText(words)).toBeTruthy();
});

describe.each([
  [
    '/laporan/timbang-balita',
    'Timbang Balita',
    '/timbang-balita',
    '/periode-timbang-balita',
    'periodeTimbangBalita',
    12,
  ],
  ['/laporan/luas-tanam', 'Luas Tanam', '/luas-lahan', '/periode-luas-tanam', 'periodeLuasTanam', 36],
] as const)('spec §2, %s/{slug}', (address, title, list, periodes, memory, months) => {
  test("the title is the report's and the sub-district's; the period defaults to 0 = 'Pilih Periode'", async () => {
    localStorage.setItem(memory, '3');
    const urls = asked();
    await open(`${address}/mook-manaar-bulatn`);
    await screen.findByRole('heading', { level: 1, name: `${title} Mook Manaar Bulatn` });
    const periode = await periodeSelect();
    await waitFor(() => expect(periode.options).toHaveLength(months + 1));
    expect(periode.value).toBe('0');
    expect(periode.selectedOptions[0]?.textContent).toBe('Pilih Periode');
    await isEmpty('Pilih Periode');
    expect(urls.filter((url) => url.startsWith(`${list}?`))).toEqual([]);
  });

  test('a chosen period is written to the address and shows the villages; none again shows none', async () => {
    const { user, address: at } = await open(`${address}/melak`);
    await screen.findByRole('option', { name: 'Oktober 2026' });
    await user.selectOptions(await periodeSelect(), 'Oktober 2026');
    await waitFor(() => expect(villages().length).toBeGreaterThan(0));
    expect(at()).toBe(`${address}/melak?periode=11`);
    const rows = await rowsOf(`${list}?kecamatan_id=2&periode_id=11&limit=50`);
    // One card a village, whatever it has planted; none for one that has planted nothing.
    const names = rows.filter((row) => row.luas_tanam !== 0).map((row) => row.nama_desa_kelurahan);
    expect(villages().map((village) => village.firstElementChild?.textContent)).toEqual([...new Set(names)]);
    await user.selectOptions(await periodeSelect(), 'Pilih Periode');
    await isEmpty('Pilih Periode');
    expect(villages()).toEqual([]);
  });

  test('20 skeletons while the villages are on their way', async () => {
    hangs(list);
    await open(`${address}/melak?periode=12`);
    await waitFor(() => expect(placeholders()).toHaveLength(20));
  });

  test.each([
    ['a period of another kind', '40'],
    ['a negative one', '-1'],
    ['nonsense', 'nopember'],
    ['nothing', ''],
  ])("bad input: %s in the address counts as 'Pilih Periode'", async (_name, periode) => {
    await open(`${address}/melak?periode=${periode}`);
    await screen.findByRole('option', { name: 'Oktober 2026' });
    await isEmpty('Pilih Periode');
  });

  test("empty 'Tidak Ada Data', a period with no rows", async () => {
    answers(list, []);
    await open(`${address}/melak?periode=12`);
    await isEmpty('Tidak Ada Data');
  });

  test("empty 'Tidak Ada Periode'", async () => {
    answers(periodes, []);
    await open(`${address}/melak`);
    await isEmpty('Tidak Ada Periode');
    expect((await periodeSelect()).selectedOptions[0]?.textContent).toBe('Tidak Ada Periode');
  });

  test.each(breakages)("error 'Error: ' plus message and a way on: %s", async (_name, answer, sentence) => {
    breaks(list, answer);
    const { user } = await open(`${address}/melak?periode=11`);
    expect(await screen.findByText(sentence)).toBeTruthy();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(villages().length).toBeGreaterThan(0));
  });

  test.each([periodes, '/kecamatan'])('the list fails with what it waits for, and comes with it: %s', async (path) => {
    breaks(path, () => HttpResponse.error());
    const { user } = await open(`${address}/melak?periode=11`);
    expect(await screen.findByText(/^Error: Tidak dapat terhubung/)).toBeTruthy();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(villages().length).toBeGreaterThan(0));
  });

  test.each([
    ['nobody', 'tidak-ada'],
    ['2,000 letters', 'x'.repeat(2000)],
  ])('bad input: no sub-district is called like %s', async (_name, slug) => {
    await open(`${address}/${slug}?periode=12`);
    await isEmpty('Tidak Ada Data');
  });

  test.each([
    ['that no longer exists', { kecamatanId: 999, kecamatanName: 'Hilang' }, 'hilang', false],
    ['whose id is another’s by now', { kecamatanId: 999, kecamatanName: 'Melak' }, 'melak', true],
  ])('bad input: a stored kecamatan %s', async (_name, stored, slug, isThere) => {
    localStorage.setItem('detailKecamatan', JSON.stringify(stored));
    await open(`${address}/${slug}?periode=11`);
    if (isThere) await waitFor(() => expect(villages().length).toBeGreaterThan(0));
    else {
      await isEmpty('Tidak Ada Data');
      const all = await screen.findByRole('link', { name: 'Lihat semua kecamatan' });
      expect(all.getAttribute('href')).toBe(address);
    }
  });

  test('sharing copies a link that opens the same place and period', async () => {
    const { user } = await open(`${address}/melak?periode=11`);
    await waitFor(() => expect(villages().length).toBeGreaterThan(0));
    await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
    await waitFor(async () => expect(await copied()).toBe(`http://localhost${address}/melak?periode=11`));
  });
});
