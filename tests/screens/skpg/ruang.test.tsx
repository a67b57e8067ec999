import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { breakages, breaks } from '../../support/api/answers.ts';
import { inSkpgWorld, part, sheet, table } from '../../support/kantor/skpg-screens.ts';

const { openAs, mend, terbit } = inSkpgWorld();
const choice = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const shown = async (name: string) => (await choice(name)).selectedOptions[0]?.text;

describe('/kantor/skpg', () => {
  test('the month that has ended last opens by itself: each place with its labels, figures, and who reported', async () => {
    const { address } = await openAs('admin', '/kantor/skpg');
    const [head, kabupaten, bongan, damai, melak] = await table();
    expect(head).toEqual(['Tempat', 'Ketersediaan', 'Akses', 'Pemanfaatan', 'Gabungan']);
    expect(kabupaten).toEqual([
      'Kabupaten Kutai Barat',
      'WaspadaTanam 8,6 % di atas (2 tahun)3 dari 3 desaPuso 100 % di atas (2 tahun)3 dari 3 desa',
      'RentanBeras 23,9 % di atas2 dari 3 kecamatan',
      'WaspadaN/D 80 %3 dari 3 desaBGM/D 6,7 %3 dari 3 desa',
      'Rentan',
    ]);
    expect(melak).toEqual([
      'Melak',
      'WaspadaTanam 10 % di atas (2 tahun)2 dari 2 desaPuso 100 % di atas (2 tahun)2 dari 2 desa',
      'WaspadaBeras 6 % di atas1 dari 1 kecamatan',
      'WaspadaN/D 84 %2 dari 2 desaBGM/D 5 %2 dari 2 desa',
      'Waspada',
    ]);
    // Nothing lost where nothing was lost before is no change, and a gap is no reason to guess.
    expect([damai?.[1], damai?.[4]]).toEqual([
      'WaspadaTanam sama (2 tahun)1 dari 1 desaPuso sama (2 tahun)1 dari 1 desa',
      'Rentan',
    ]);
    expect([bongan?.[2], bongan?.[4]]).toEqual([
      'BELUM TERSEDIABeras BELUM TERSEDIA0 dari 1 kecamatan',
      'BELUM TERSEDIA',
    ]);
    expect([await shown('Bulan'), await shown('Skema')]).toEqual(['Oktober 2026', 'Permentan 43/2010']);
    expect(address()).toBe('/kantor/skpg');
    expect(screen.getByText('Belum terbit.')).toBeTruthy();
  });

  test('month and scheme stand in the address, and the address chooses', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T04:00:00Z') });
    const { user, address } = await openAs('admin', '/kantor/skpg');
    await table();
    await user.selectOptions(await choice('Bulan'), 'September 2026');
    expect(await part('Narasi September 2026')).toBeTruthy();
    await user.selectOptions(await choice('Skema'), 'Cilegon 2026');
    await waitFor(async () => expect((await table())[0]).toEqual(['Tempat', 'Akses', 'Pemanfaatan', 'Gabungan']));
    expect(address()).toBe('/kantor/skpg?tahun=2026&bulan=9&skema=cilegon');
    const kept = address();
    cleanup();

    const again = await openAs('superadmin', kept);
    expect(await part('Narasi September 2026')).toBeTruthy();
    expect([await shown('Bulan'), await shown('Skema')]).toEqual(['September 2026', 'Cilegon 2026']);
    // A sheet over it, and the way back from it, keep the choice too.
    await again.user.click(await screen.findByRole('button', { name: /^Melak, Beras .*: lihat asalnya$/ }));
    await again.user.click((await sheet('Harga beras (%), Melak')).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(again.address()).toBe(kept);
    await again.user.click(screen.getByRole('link', { name: 'Ubah atau konfirmasi ambang' }));
    await waitFor(() => expect(again.address()).toBe('/kantor/data-acuan/ambang-skpg?skema=cilegon'));
    await again.back();
    expect(await part('Narasi September 2026')).toBeTruthy();
    expect([await shown('Bulan'), await shown('Skema')]).toEqual(['September 2026', 'Cilegon 2026']);
  });

  test.each(['tahun=0&bulan=13&skema=lain', 'tahun=abc&bulan=-1', 'bulan=10'])(
    'an address that names no month (%s) opens the one that has ended last',
    async (query) => {
      await openAs('admin', `/kantor/skpg?${query}`);
      expect(await part('Narasi Oktober 2026')).toBeTruthy();
    },
  );

  test("a month without any rows is 'BELUM TERSEDIA', and is not published", async () => {
    const { user } = await openAs('admin', '/kantor/skpg?tahun=2025&bulan=3');
    const rows = (await table()).slice(1);
    expect(rows.map((cells) => cells.at(-1))).toEqual(rows.map(() => 'BELUM TERSEDIA'));
    expect(
      (await part('Narasi Maret 2025')).getByText(/^Penilaian gabungan Kabupaten Kutai Barat .* BELUM TERSEDIA\./),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
    await user.click((await sheet('Terbitkan Maret 2025')).getByRole('button', { name: 'Terbitkan' }));
    expect(await screen.findByText('Maret 2025 belum ada isinya, jadi belum dapat diterbitkan')).toBeTruthy();
    expect(await sheet('Terbitkan Maret 2025')).toBeTruthy();
    expect(await terbit('tahun=2025&bulan=3')).toBeNull();
  });

  test.each(breakages)(
    'when the server answers with %s it says so, and asks again',
    async (_name, answer, sentence) => {
      breaks('/kantor/skpg', answer);
      const { user } = await openAs('admin', '/kantor/skpg');
      expect((await screen.findByRole('alert')).textContent).toContain(sentence);
      mend();
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await part('Narasi Oktober 2026')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('an officer reads all of it, writes nothing and publishes nothing', async () => {
    const { user } = await openAs('yulius', '/kantor/skpg');
    expect((await table()).map(([nama]) => nama)).toEqual([
      'Tempat',
      'Kabupaten Kutai Barat',
      'Bongan',
      'Damai',
      'Melak',
    ]);
    for (const name of [/^Terbitkan/, /^Ubah/, 'Tambah kalimat'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ubah atau konfirmasi ambang' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Unduh PDF' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Damai, Beras .*: lihat asalnya$/ }));
    expect(
      await (await sheet('Harga beras (%), Damai')).findByRole('region', { name: 'Minggu ke-3 Oktober 2026' }),
    ).toBeTruthy();
  });

  test('a farmer finds no such room', async () => {
    await openAs('petani', '/kantor/skpg');
    await waitFor(() => expect(screen.getByRole('main').textContent).not.toBe(''));
    expect(screen.queryByRole('combobox', { name: 'Bulan' })).toBeNull();
  });
});
