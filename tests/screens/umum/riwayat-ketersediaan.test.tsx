import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { open } from '../../support/screens/open.tsx';
import { figuresOf, region, tells } from '../../support/screens/trends.ts';

const pekan = (id: number, nama_periode: string, tanggal_mulai: string, tanggal_selesai: string) => ({
  ...{ id, nama_periode, tanggal_mulai, tanggal_selesai },
});
const beras = { pangan_id: 3, nama_pangan: 'Beras' };

describe('/ketersediaan-pangan/{tempat}: a food’s year', () => {
  const path = '/ketersediaan-pangan/riwayat';
  const minggu = [
    pekan(7, 'Minggu 1', '2026-11-02', '2026-11-08'),
    pekan(8, 'Minggu 2', '2026-11-09', '2026-11-15'),
    pekan(52, 'Minggu 3', '2026-11-16', '2026-11-22'),
  ];
  const year = (ketersediaan: (number | null)[], kebutuhan: (number | null)[]) => ({
    ...{ periode: minggu, dari_kecamatan: 1 },
    pangan: [{ ...beras, jumlah_kecamatan: [1, 1, 1], ketersediaan, kebutuhan }],
  });

  test('what there is and what is needed, in words and in figures; a gap is a gap', async () => {
    tells(path, year([14, null, 12], [14, null, 14]));
    await open('/ketersediaan-pangan/melak');
    expect(await figuresOf('Riwayat neraca')).toEqual([
      ['Periode', 'Tersedia (Ton)', 'Dibutuhkan (Ton)', 'Neraca (Ton)', 'Rasio'],
      ['Minggu 3', '12', '14', '-2', '86\u00a0%'],
      ['Minggu 2', '-', '-', '-', '-'],
      ['Minggu 1', '14', '14', '0', '100\u00a0%'],
    ]);
    const trend = await region('Riwayat neraca');
    expect(trend.getByText('Kurang 2 ton dari yang dibutuhkan (tersedia 86 %)')).toBeTruthy();
    expect(trend.getByText('Cukup untuk 6 hari dari 7 hari periode ini')).toBeTruthy();
    expect(trend.getByText('Defisit')).toBeTruthy();
    expect(trend.getByRole('img', { name: /Beras/ })).toBeTruthy();
  });

  test.each([
    [
      14.7,
      14,
      'Lebih 0,7 ton dari yang dibutuhkan (tersedia 105 %)',
      /^Cukup: lebihnya di bawah 10 %.*perlu konfirmasi/,
    ],
    [
      21,
      14,
      'Lebih 7 ton dari yang dibutuhkan (tersedia 150\u00a0%)',
      /^Surplus: lebihnya 10\u00a0% atau lebih.*perlu konfirmasi/,
    ],
    [14, 14, 'Sama dengan yang dibutuhkan (tersedia 100\u00a0%)', /^Cukup: /],
    [0, 14, 'Kurang 14 ton dari yang dibutuhkan (tersedia 0\u00a0%)', /^Defisit$/],
  ])('%d of %d tons: %s', async (tersedia, dibutuhkan, first, status) => {
    tells(path, year([null, null, tersedia], [null, null, dibutuhkan]));
    await open('/ketersediaan-pangan/melak');
    const trend = await region('Riwayat neraca');
    expect(await trend.findByText(first)).toBeTruthy();
    expect(trend.getByText(status)).toBeTruthy();
  });

  test('where nothing is needed nothing is said of enough', async () => {
    tells(path, year([null, null, 3], [null, null, 0]));
    await open('/ketersediaan-pangan/melak');
    const trend = await region('Riwayat neraca');
    expect(await trend.findByText('Lebih 3 ton dari yang dibutuhkan')).toBeTruthy();
    expect(trend.queryByText(/hari dari|Surplus|Cukup/)).toBeNull();
  });

  test('the food with the least of its need comes first; another is chosen in the address', async () => {
    const telur = { pangan_id: 9, nama_pangan: 'Telur', jumlah_kecamatan: [1, 1, 1] };
    const both = year([14, 14, 14], [14, 14, 14]);
    tells(path, { ...both, pangan: [...both.pangan, { ...telur, ketersediaan: [1, 1, 1], kebutuhan: [2, 2, 2] }] });
    const { user, address } = await open('/ketersediaan-pangan/melak?periode=52');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pangan' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Telur');
    await user.selectOptions(choice, 'Beras');
    expect(address()).toBe('/ketersediaan-pangan/melak?periode=52&pangan=3');
    expect(await screen.findByText('Sama dengan yang dibutuhkan (tersedia 100 %)')).toBeTruthy();
  });

  test('bad input: a food in the address that is not there counts as none', async () => {
    tells(path, year([14, 14, 14], [14, 14, 14]));
    await open('/ketersediaan-pangan/melak?pangan=999');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pangan' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Beras');
  });

  test('the regency’s figures say how many sub-districts they are the sum of', async () => {
    await open('/ketersediaan-pangan/kabupaten-kutai-barat');
    const [head, newest] = await figuresOf('Riwayat neraca');
    expect(head?.at(-1)).toBe('Kecamatan melapor');
    expect(newest?.at(-1)).toMatch(/^\d+ dari 16$/);
  });

  test('the detail of a card tells the same of its food below the spec’s rows', async () => {
    const [stok] = await rowsOf('/ketersediaan-pangan?kecamatan_id=2&periode_ketersediaan_pangan_id=52&limit=1');
    const { user } = await open('/ketersediaan-pangan/melak?periode=52');
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${stok.pangans.nama_pangan}`) }));
    const detail = within(await screen.findByRole('dialog', { name: 'Detail Ketersediaan Pangan' }));
    expect(detail.getByText(/yang dibutuhkan/)).toBeTruthy();
    expect(detail.getByText(/^Cukup untuk [\d,]+ hari dari 7 hari periode ini$/)).toBeTruthy();
    expect(detail.getByRole('img', { name: new RegExp(stok.pangans.nama_pangan) })).toBeTruthy();
  });
});
