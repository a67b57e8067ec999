import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answers, breaks } from '../../support/api/answers.ts';
import { open } from '../../support/screens/open.tsx';

const list = () => within(within(screen.getByRole('main')).getByRole('list'));
const links = () => list().getAllByRole('link');
const field = () => screen.findByRole('searchbox', { name: 'Cari kecamatan' });

describe.each([
  ['/harga-pangan', /^\d+ komoditi · per \d+ \w+ 2026$/],
  ['/ketersediaan-pangan', /^\d+ pangan · per \d+ \w+ 2026$/],
  ['/laporan/timbang-balita', /^\d+ desa · per \d+ \w+ 2026$/],
  ['/laporan/luas-tanam', /^\d+ desa · per \d+ \w+ 2026$/],
])('the sub-districts of %s', (address, line) => {
  test('each says quietly how much it reported and when', async () => {
    await open(address);
    const melak = await screen.findByRole('link', { name: 'Melak', description: line });
    expect(melak.closest('li')?.textContent).toMatch(/^Melak\d/);
  });

  test('are narrowed as one types, and the keyboard goes on to what is left', async () => {
    const { user, address: at } = await open(address);
    await screen.findByRole('link', { name: 'Melak' });
    const pinned = links().length - 16;
    await user.type(await field(), ' MUARA ');
    const names = links().map((link) => link.textContent);
    expect(names.slice(pinned)).toEqual(['Muara Lawa', 'Muara Pahu']);
    await user.keyboard('{Enter}');
    expect(at()).toBe(address);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(links()[0]);

    await user.type(await field(), 'x');
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe(
      'Tidak ada kecamatan bernama "MUARA x"',
    );
    expect(list().queryAllByRole('link')).toHaveLength(pinned);
    await user.clear(await field());
    expect(links()).toHaveLength(pinned + 16);
  });
});

test('a sub-district without reports says so', async () => {
  answers('/harga-pangan', [{ kecamatan_id: 2, nama_kecamatan: 'Melak', jumlah: 0, diperbarui: null }]);
  await open('/harga-pangan');
  expect(await screen.findByRole('link', { name: 'Melak', description: 'Belum ada data' })).toBeTruthy();
});

test.each([
  ['answers its usual rows', () => answers('/harga-pangan', [{ id: 7, kecamatan_id: 2, harga_eceran: 9000 }])],
  ['knows no such list', () => breaks('/harga-pangan', () => HttpResponse.json({}, { status: 404 }))],
  ['breaks', () => breaks('/harga-pangan', () => HttpResponse.error())],
])(
  'another server %s when asked for what is reported: the list stands without second lines',
  async (_name, arrange) => {
    arrange();
    await open('/harga-pangan');
    const melak = await screen.findByRole('link', { name: 'Melak' });
    expect(melak.closest('li')?.textContent).toBe('Melak');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
