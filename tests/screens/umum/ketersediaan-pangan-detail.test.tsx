import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type Row, rowsOf } from '../../support/api/answers.ts';
import { copied } from '../../support/screens/clipboard.ts';
import { open } from '../../support/screens/open.tsx';
import { factsIn } from '../../support/screens/seen.ts';

let melak: Row;
let other: Row;
let padi: Row;
beforeAll(async () => {
  [melak, other] = await rowsOf('/ketersediaan-pangan?kecamatan_id=2&periode_ketersediaan_pangan_id=52&limit=2');
  padi = { ...melak, pangans: { ...melak.pangans, nama_pangan: 'Padi Gunung' } };
});

/** Opens the detail of the first food in Melak. */
async function openDetail() {
  const { user } = await open('/ketersediaan-pangan/melak?periode=52');
  await user.click(await screen.findByRole('button', { name: /^Padi Gunung/ }));
  return { user, detail: await screen.findByRole('dialog', { name: 'Detail Ketersediaan Pangan' }) };
}

test("spec §2, modal 'Detail Ketersediaan Pangan': every row in order", async () => {
  const weeks = { harga_rata_rata: 14500, harga_rata_rata_pekan_lalu: 13999.5, ketersediaan_pekan_lalu: 1200 };
  answers('/ketersediaan-pangan', [{ ...padi, ...weeks, kebutuhan: 1234.5, ketersediaan: 1247, neraca: 12.5 }]);
  const { user, detail } = await openDetail();
  expect(factsIn(detail)).toEqual([
    ['Pangan', 'Padi Gunung'],
    ['Harga Rata-rata', 'Rp 14.500'],
    ['Harga Rata-rata Pekan Lalu', 'Rp 14.000'],
    ['Kebutuhan (Ton)', '1.234,5'],
    ['Ketersediaan (Ton)', '1.247'],
    ['Ketersediaan Pekan Lalu (Ton)', '1.200'],
    ['Neraca', '+12,5 (surplus)'],
  ]);
  await user.click(within(detail).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [12.5, 'surplus 12,5 ton', '+12,5 (surplus)'],
  [-3, 'defisit 3 ton', '-3 (defisit)'],
  [0, 'seimbang', '0 (seimbang)'],
])('neraca %d shows its sign and the word, on the card and in the modal', async (neraca, card, row) => {
  answers('/ketersediaan-pangan', [{ ...padi, neraca }]);
  const { detail } = await openDetail();
  expect(screen.getByText(card)).toBeTruthy();
  expect(factsIn(detail).at(-1)).toEqual(['Neraca', row]);
});

test('a week before that was not reported is a dash, zero is a number', async () => {
  const weeks = { harga_rata_rata: 0, harga_rata_rata_pekan_lalu: null, ketersediaan_pekan_lalu: null };
  answers('/ketersediaan-pangan', [{ ...padi, ...weeks, kebutuhan: 0, ketersediaan: 0, neraca: 0 }]);
  const { detail } = await openDetail();
  expect(factsIn(detail).slice(1)).toEqual([
    ['Harga Rata-rata', 'Rp 0'],
    ['Harga Rata-rata Pekan Lalu', '-'],
    ['Kebutuhan (Ton)', '0'],
    ['Ketersediaan (Ton)', '0'],
    ['Ketersediaan Pekan Lalu (Ton)', '-'],
    ['Neraca', '0 (seimbang)'],
  ]);
});

test('spec §8: a food without a logo, and one whose logo is broken, show the placeholder icon', async () => {
  answers('/ketersediaan-pangan', [{ ...padi, pangans: { ...padi.pangans, id: 900, logo_pangan_url: null } }, other]);
  await open('/ketersediaan-pangan/melak');
  const card = await screen.findByRole('button', { name: new RegExp(other.pangans.nama_pangan) });
  expect(screen.getAllByRole('img', { name: 'Gambar tidak tersedia' })).toHaveLength(1);
  card.querySelector('img')!.dispatchEvent(new Event('error'));
  expect(await within(card).findByRole('img', { name: 'Gambar tidak tersedia' })).toBeTruthy();
});

test('a very long name is there whole', async () => {
  const nama_pangan = `Padi Gunung ${'Mayas '.repeat(40)}`.trim();
  answers('/ketersediaan-pangan', [{ ...melak, pangans: { ...melak.pangans, nama_pangan } }]);
  const { detail } = await openDetail();
  expect(factsIn(detail)[0]).toEqual(['Pangan', nama_pangan]);
});

test("rulings 17: 'Kabupaten {nama}' sums up what all sub-districts report, and says how many did", async () => {
  const { user } = await open('/ketersediaan-pangan/kabupaten-kutai-barat?periode=52');
  const card = await screen.findByRole('button', { name: new RegExp(`^${melak.pangans.nama_pangan}`) });
  const rows = await rowsOf(
    `/ketersediaan-pangan?periode_ketersediaan_pangan_id=52&pangan_id=${melak.pangan_id}&limit=200`,
  );
  const sum = (name: string) => rows.reduce((total, row) => total + row[name], 0);
  const ton = (tons: number) => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }).format(tons);
  await user.click(card);
  const facts = Object.fromEntries(factsIn(await screen.findByRole('dialog')));
  expect(facts['Kebutuhan (Ton)']).toBe(ton(sum('kebutuhan')));
  expect(facts['Ketersediaan (Ton)']).toBe(ton(sum('ketersediaan')));
  const price = Math.round(sum('harga_rata_rata') / rows.length);
  expect(facts['Harga Rata-rata']).toBe(`Rp ${new Intl.NumberFormat('id-ID').format(price)}`);
  expect(facts['Sumber data']).toBe(`${rows.length} dari 16 kecamatan`);
});

test('sharing copies a link that opens the same place and period', async () => {
  const { user } = await open('/ketersediaan-pangan/mook-manaar-bulatn');
  await screen.findByRole('option', { name: 'Minggu ke-3 November 2026' });
  await user.click(await screen.findByRole('button', { name: 'Bagikan' }));
  expect(await screen.findByText('Tautan disalin')).toBeTruthy();
  expect(await copied()).toBe('http://localhost/ketersediaan-pangan/mook-manaar-bulatn?periode=52');
});
