import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jenisLaporan } from '#contract/limits.ts';
import { network } from '../../support/api/network.ts';
import { layOut } from '../../support/screens/laid-out.ts';
import { cells, grid, gridCalled, MATRIX, told } from '../../support/screens/matriks.ts';
import { openAs } from '../../support/screens/open.tsx';
import { spreadsheets } from '../../support/screens/spreadsheets.ts';

beforeEach(() => layOut(2000));

describe('the matrix', () => {
  test.each(jenisLaporan)('%s: every place and period has a cell that says how much is there', async (jenis) => {
    const { token } = await openAs('admin', `/kantor/kelengkapan?jenis=${jenis}&tahun=2026`);
    const { periode, tempat, terisi, satuan } = await told(`jenis=${jenis}&tahun=2026`, token);
    expect(await cells()).toHaveLength(periode.length * tempat.length);
    const [column, row] = [periode.length - 2, tempat.length - 1];
    const expected = `${terisi[row]![column]} dari ${tempat[row]!.diharapkan} ${satuan}`;
    const named = (await cells())[row * periode.length + column]?.getAttribute('aria-label');
    expect(named).toBe(
      `${tempat[row]!.nama_kecamatan}, ${periode[column]!.nama_periode}: ${expected}, ${
        terisi[row]![column] === tempat[row]!.diharapkan ? 'lengkap' : terisi[row]![column] ? 'sebagian' : 'belum ada'
      }`,
    );
  });

  test('the four states differ in words; a period that has not begun expects nothing', async () => {
    const form = {
      jenis: 'harga-pangan',
      tahun: '2026',
      tahun_lain: ['2026'],
      satuan: 'harga',
      hari_ini: '2026-11-20',
    };
    const period = (periode_id: number, mulai: string, sudah_mulai: boolean) => ({
      ...{ periode_id, mulai, sudah_mulai, nama_periode: `Pekan ${periode_id}`, ditutup: periode_id === 1 },
      ...{ tanggal_mulai: mulai, tanggal_selesai: null },
    });
    const place = (kecamatan_id: number, nama_kecamatan: string, diharapkan: number) => ({
      ...{ kecamatan_id, nama_kecamatan, diharapkan, kelurahan_id: null, nama_desa_kelurahan: null },
    });
    const data = {
      ...form,
      periode: [period(1, '2026-11-16', true), period(2, '2026-11-23', false)],
      tempat: [place(1, 'Melak', 3), place(2, 'Damai', 3), place(3, 'Bongan', 3), place(4, 'Jempang', 0)],
      terisi: [
        [3, 1],
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    };
    network.use(
      http.get('*/api/kelengkapan', () =>
        Response.json({ meta: { status: 'success', message: 'Berhasil', code: 200 }, data }),
      ),
    );
    await openAs('admin', MATRIX);
    expect((await cells()).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Melak, Pekan 1: 3 dari 3 harga, lengkap',
      'Melak, Pekan 2: 1 dari 3 harga, sebagian',
      'Damai, Pekan 1: 1 dari 3 harga, sebagian',
      'Damai, Pekan 2: belum mulai',
      'Bongan, Pekan 1: 0 dari 3 harga, belum ada',
      'Bongan, Pekan 2: belum mulai',
      'Jempang, Pekan 1: tidak diharapkan',
      'Jempang, Pekan 2: belum mulai',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Pekan 1, ditutup' })).toBeTruthy();
  });

  test('it counts as the officer’s own dashboard does', async () => {
    const { token } = await openAs('petugas', '/dashboard');
    const seen = async (name: string) => {
      const room = within(await screen.findByRole('region', { name }));
      await waitFor(() => expect(room.queryAllByText('…')).toEqual([]));
      const lines = room.getAllByRole('link', { name: / dari \d+ / });
      return lines.map((line) => line.textContent?.replace(/(\d+) dari/, ': $1 dari'));
    };
    for (const [jenis, name] of [
      ['harga-pangan', 'Harga Pangan'],
      ['harga-pangan-kutai-barat', 'Harga Pangan Kutai Barat'],
      ['ketersediaan-pangan', 'Ketersediaan Pangan'],
      ['timbang-balita', 'Timbang Balita'],
      ['luas-tanam', 'Luas Tanam'],
    ] as const) {
      const { tempat, terisi, satuan } = await told(`jenis=${jenis}`, token);
      const own = tempat.map(
        ({ nama_kecamatan, diharapkan }, at) => `${nama_kecamatan}: ${terisi[at]!.at(-1)} dari ${diharapkan} ${satuan}`,
      );
      expect((await seen(name)).toSorted()).toEqual(own.toSorted());
    }
  });

  test('of 194 villages only those in sight are in the page', async () => {
    layOut(600);
    const { token } = await openAs('admin', '/kantor/kelengkapan?jenis=timbang-balita&kecamatan=desa');
    const { tempat } = await told('jenis=timbang-balita&rinci=desa', token);
    expect((await grid()).getAttribute('aria-rowcount')).toBe(String(tempat.length + 1));
    expect(within(await grid()).getAllByRole('row').length).toBeLessThan(60);
  });
});

describe('keys', () => {
  test('arrows move from cell to cell, one of them is reached by Tab, Enter opens and Escape comes back', async () => {
    const { user } = await openAs('admin', MATRIX);
    const all = await cells();
    expect(all.filter((one) => one.tabIndex === 0)).toHaveLength(1);
    all.find((one) => one.tabIndex === 0)?.focus();
    const begun = document.activeElement?.getAttribute('aria-label') ?? '';
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-baris')).toBe('2'));
    const there = document.activeElement!;
    expect(there.getAttribute('aria-label')).not.toBe(begun);
    await user.keyboard('{Enter}');
    const [nama = ''] = there.getAttribute('aria-label')?.split(',') ?? [];
    expect(await screen.findByRole('dialog', { name: nama })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(there));
    await user.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(all[0]));
  });
});

describe('keys while something else is drawn', () => {
  // Outside of act, effects run after what they belong to was drawn, as in a browser.
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
  afterEach(() => void vi.unstubAllGlobals());

  test('a key that comes before the effects of what a pointer has drawn still moves the focus', async () => {
    await openAs('admin', MATRIX);
    const [first, second] = await cells();
    const below = () => document.querySelector<HTMLElement>('td[data-baris="1"][data-kolom="0"]');
    first?.focus();
    const words = document.querySelector('table[role=grid]')?.parentElement?.nextElementSibling;
    await expect.poll(() => words?.textContent).not.toMatch(/^Pilih sebuah kotak/);
    const drawn = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
        resolve();
      }).observe(words as Element, { characterData: true, childList: true, subtree: true });
    });
    second?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await drawn;
    await expect.poll(() => below()?.tabIndex).toBe(0);
    expect(document.activeElement).toBe(below());
  });
});

describe('what is chosen', () => {
  test('the address says report, year and places, and a refresh keeps them', async () => {
    const { user, address } = await openAs('admin', '/kantor/kelengkapan');
    await grid();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Laporan' }), 'Timbang Balita');
    await gridCalled('Kelengkapan Timbang Balita 2026');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Tempat' }), 'Semua desa');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tahun' }), '2025');
    await gridCalled('Kelengkapan Timbang Balita 2025');
    expect(address()).toBe('/kantor/kelengkapan?jenis=timbang-balita&tahun=2025&kecamatan=desa');
  });

  test('a kecamatan whose villages are summed leads to them', async () => {
    const { user, address } = await openAs('admin', '/kantor/kelengkapan?jenis=luas-tanam&tahun=2026');
    await user.click(within(await grid()).getByRole('link', { name: 'Melak' }));
    expect(await screen.findByRole('rowheader', { name: /^Empas/ })).toBeTruthy();
    expect(address()).toMatch(/^\/kantor\/kelengkapan\?jenis=luas-tanam&tahun=2026&kecamatan=\d+$/);
  });

  test('what an address cannot mean is left out; a year without periods is told', async () => {
    await openAs('admin', '/kantor/kelengkapan?jenis=panen&tahun=dulu');
    await gridCalled('Kelengkapan Harga Pangan 2026');
    cleanup();
    await openAs('admin', '/kantor/kelengkapan?jenis=harga-pangan&tahun=1999');
    expect(await screen.findByText('Belum ada periode Harga Pangan pada tahun 1999')).toBeTruthy();
  });

  test('the year that was asked for stays chosen while it does not come, and the others can be chosen', async () => {
    const { user } = await openAs('admin', '/kantor/kelengkapan?jenis=luas-tanam');
    await gridCalled('Kelengkapan Luas Tanam 2026');
    network.use(
      http.get('*/api/kelengkapan', ({ request }) => {
        const { searchParams } = new URL(request.url);
        return searchParams.get('tahun') === '2026' || searchParams.get('jenis') === 'timbang-balita'
          ? Response.error()
          : undefined;
      }),
    );
    const tahun = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tahun' });
    await user.selectOptions(tahun, '2026');
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
    expect(tahun.selectedOptions[0]?.text).toBe('2026');
    await user.selectOptions(tahun, '2025');
    await gridCalled('Kelengkapan Luas Tanam 2025');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Laporan' }), 'Timbang Balita');
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
    expect(tahun.selectedOptions[0]?.text).toBe('Tahun terbaru');
  });

  test('all of it is taken away as a file', async () => {
    const handed = spreadsheets();
    const { user } = await openAs('admin', MATRIX);
    await grid();
    await user.click(screen.getByRole('button', { name: 'Unduh kelengkapan Harga Pangan' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect([...handed.keys()]).toEqual(['kelengkapan-harga-pangan-2025.csv']));
  });
});
