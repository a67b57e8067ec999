import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answers, breakages, breaks, hangs, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { periodeSelect, placeholders } from '../../support/screens/seen.ts';

const bawang = { name: /^Bawang Merah/ };

// Toasts outlive the page of a test: these come before others that raise the same.
test.each([
  ['/ketersediaan-pangan', '/kecamatan', 'Gagal mendapatkan data kecamatan'],
  ['/ketersediaan-pangan/melak', '/ketersediaan-pangan', 'Gagal mendapatkan data ketersediaan pangan'],
  [
    '/ketersediaan-pangan/melak',
    '/periode-ketersediaan-pangan',
    'Error mengambil data periode ketersediaan pangan detail',
  ],
])('spec §8, %s: %s fails: %s', async (address, path, words) => {
  breaks(path, () => HttpResponse.error());
  await open(address);
  expect(await screen.findByText(words)).toBeTruthy();
});

describe('spec §2, /ketersediaan-pangan', () => {
  test('the regency-wide entry is pinned first and goes to the sums of all sub-districts', async () => {
    const { user, address } = await open('/ketersediaan-pangan');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ketersediaan Pangan');
    await screen.findByRole('link', { name: 'Melak' });
    const rows = within(screen.getByRole('main')).getAllByRole('link');
    expect(rows).toHaveLength(17);
    expect(rows[0]!.textContent).toBe('Kabupaten Kutai Barat');
    await user.click(rows[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Kabupaten Kutai Barat' });
    expect(address()).toBe('/ketersediaan-pangan/kabupaten-kutai-barat');
  });

  test('a sub-district stores its name and id and goes to its slug', async () => {
    const { user, address } = await open('/ketersediaan-pangan');
    await user.click(await screen.findByRole('link', { name: 'Mook Manaar Bulatn' }));
    await screen.findByRole('heading', { level: 1, name: 'Mook Manaar Bulatn' });
    expect(address()).toBe('/ketersediaan-pangan/mook-manaar-bulatn');
    expect(JSON.parse(localStorage.getItem('detailKecamatanKetersediaanPangan') ?? '')).toEqual({
      kecamatanId: 14,
      kecamatanName: 'Mook Manaar Bulatn',
    });
  });

  test('skeleton placeholders while loading, below the pinned entry', async () => {
    hangs('/kecamatan');
    await open('/ketersediaan-pangan');
    expect(placeholders()).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Kabupaten Kutai Barat' })).toBeTruthy();
  });

  test("empty 'Tidak Ada Data Kecamatan'", async () => {
    answers('/kecamatan', []);
    await open('/ketersediaan-pangan');
    expect(await screen.findByText('Tidak Ada Data Kecamatan')).toBeTruthy();
  });

  test.each(breakages)('the API answers %s: an error, and a way on', async (_name, answer, sentence) => {
    breaks('/kecamatan', answer);
    const { user } = await open('/ketersediaan-pangan');
    expect(await screen.findByText(sentence)).toBeTruthy();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('link', { name: 'Melak' })).toBeTruthy();
  });
});

describe('spec §2, the per-sub-district screen', () => {
  test("heading 'Daftar Pangan', the last period auto-selected, food cards with logo and name", async () => {
    await open('/ketersediaan-pangan/melak');
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Daftar Pangan');
    const periode = await periodeSelect();
    await waitFor(() => expect(periode.selectedOptions[0]?.textContent).toBe('Minggu ke-3 November 2026'));
    expect([...periode.options].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      'Pilih Periode',
      'Minggu ke-3 November 2026',
    ]);
    await screen.findByRole('button', bawang);
    const stok = await rowsOf(
      `/ketersediaan-pangan?kecamatan_id=2&periode_ketersediaan_pangan_id=${periode.value}&limit=50`,
    );
    const cards = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual(
      stok.map(({ pangans }) => `${pangans.logo_pangan_url}?w=480`),
    );
    for (const [index, { pangans }] of stok.entries()) expect(cards[index]!.textContent).toContain(pangans.nama_pangan);
  });

  test('the choice is written to the address and remembered; a chip leads back to the newest', async () => {
    const { user, address } = await open('/ketersediaan-pangan/melak');
    const periode = await periodeSelect();
    await waitFor(() => expect(periode.options).toHaveLength(53));
    const older = periode.options[20]!;
    await user.selectOptions(periode, older);
    await waitFor(() => expect(address()).toBe(`/ketersediaan-pangan/melak?periode=${older.value}`));
    expect(localStorage.getItem('periodeKetersediaanPangan')).toBe(older.value);
    await user.click(screen.getByRole('button', { name: 'Lihat Minggu ke-3 November 2026' }));
    await waitFor(() => expect(periode.selectedOptions[0]?.textContent).toBe('Minggu ke-3 November 2026'));
  });

  test.each([
    ['the stored period is shown', '', '7'],
    ['the address wins over it', '?periode=3', '3'],
    ['a period of another kind in the address is ignored', '?periode=53', '7'],
    ['nonsense in the address is ignored', '?periode=tiga', '7'],
  ])('rulings 16: %s', async (_name, query, expected) => {
    localStorage.setItem('periodeKetersediaanPangan', '7');
    await open(`/ketersediaan-pangan/melak${query}`);
    const periode = await periodeSelect();
    await waitFor(() => expect(periode.options).toHaveLength(53));
    expect(periode.value).toBe(expected);
  });

  test("'Pilih Periode Terlebih Dahulu' when the period is 0, also when it becomes 0", async () => {
    const { user } = await open('/ketersediaan-pangan/melak');
    await screen.findByRole('button', bawang);
    await user.selectOptions(await periodeSelect(), 'Pilih Periode');
    expect(await screen.findByText('Pilih Periode Terlebih Dahulu')).toBeTruthy();
    expect(screen.queryByRole('button', bawang)).toBeNull();
  });

  test("without any period 'Tidak Ada Periode'", async () => {
    answers('/periode-ketersediaan-pangan', []);
    await open('/ketersediaan-pangan/melak');
    expect(await screen.findByRole('option', { name: 'Tidak Ada Periode' })).toBeTruthy();
    expect(await screen.findByText('Pilih Periode Terlebih Dahulu')).toBeTruthy();
  });

  test("empty 'Tidak Ada Data Ketersediaan Pangan'", async () => {
    answers('/ketersediaan-pangan', []);
    await open('/ketersediaan-pangan/melak');
    expect(await screen.findByText('Tidak Ada Data Ketersediaan Pangan')).toBeTruthy();
  });

  test.each([
    ['nobody', 'tidak-ada'],
    ['somebody with an apostrophe', "mu'ut"],
    ['the folder above', '%2e%2e'],
    ['another regency', 'kabupaten-paser'],
    ['2,000 letters', 'x'.repeat(2000)],
  ])('bad input: no sub-district is called like %s', async (_name, slug) => {
    await open(`/ketersediaan-pangan/${slug}`);
    expect(await screen.findByText(/Tidak Ada Data Ketersediaan Pangan|404 \| Not Found/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Periode' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Bagikan' })).toBeNull();
  });

  test.each([
    ['that no longer exists', { kecamatanId: 999, kecamatanName: 'Hilang' }, 'hilang', 'Hilang'],
    ['whose id is another’s by now', { kecamatanId: 999, kecamatanName: 'Melak' }, 'melak', 'Melak'],
    ['that nothing can be made of', 'Melak', 'melak', 'Melak'],
  ])('bad input: a stored kecamatan %s', async (_name, stored, slug, title) => {
    localStorage.setItem('detailKecamatanKetersediaanPangan', JSON.stringify(stored));
    await open(`/ketersediaan-pangan/${slug}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    if (slug === 'melak') await screen.findByRole('button', bawang);
    else {
      expect(await screen.findByText('Tidak Ada Data Ketersediaan Pangan')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Lihat semua kecamatan' }).getAttribute('href')).toBe(
        '/ketersediaan-pangan',
      );
    }
  });

  test.each(breakages)("error 'Error: {message}' and a way on: the API answers %s", async (_name, answer, sentence) => {
    breaks('/ketersediaan-pangan', answer);
    const { user } = await open('/ketersediaan-pangan/melak');
    expect(await screen.findByText(sentence)).toBeTruthy();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('button', bawang)).toBeTruthy();
  });

  test.each(['/periode-ketersediaan-pangan', '/kecamatan'])(
    'the list fails with what it waits for, and comes with it: %s',
    async (path) => {
      breaks(path, () => HttpResponse.error());
      const { user } = await open('/ketersediaan-pangan/melak');
      expect(await screen.findByText(/^Error: Tidak dapat terhubung/)).toBeTruthy();
      network.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await screen.findByRole('button', bawang)).toBeTruthy();
    },
  );
});
