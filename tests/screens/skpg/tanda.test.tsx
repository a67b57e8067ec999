import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakages, breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { inSkpgWorld, part } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';

// What is not to appear would, at once.
await import('@/widgets/papan-skpg');

const { openAs, world } = inSkpgWorld();

const signs = async (): Promise<[string, string[]]> => {
  const dini = await part('Tanda dini');
  return [dini.getByRole('heading').textContent, dini.getAllByRole('listitem').map(read)];
};

/** Opens a first screen on which nothing is to be told, once it has asked for that. */
async function openQuiet(username: string, path: string, rest: RegExp) {
  const answered: string[] = [];
  network.events.on('response:mocked', ({ request }) => {
    if (request.url.endsWith('/kantor/skpg/tanda')) answered.push(username);
  });
  await openAs(username, path);
  await waitFor(() => expect(answered).not.toEqual([]));
  await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(rest));
  expect(screen.queryByRole('region', { name: 'Tanda dini' })).toBeNull();
}

const MELAK = 'Melak: akses dari aman menjadi waspadaBeras dari sama menjadi 6 % di atas';
const DAMAI = 'Damai: akses dari waspada menjadi rentanBeras dari 20 % di atas menjadi 40,6 % di atas';
const KABUPATEN =
  'Kabupaten Kutai Barat: akses dari waspada menjadi rentanBeras dari 10 % di atas menjadi 23,9 % di atas';

describe('what has turned to the worse', () => {
  test('stands on the first screen of the office, with why and the way to the board', async () => {
    const { user, address } = await openAs('admin', '/kantor');
    expect(await signs()).toEqual(['Memburuk pada Oktober 2026', [KABUPATEN, DAMAI, MELAK]]);
    await user.click(screen.getByRole('link', { name: 'Lihat papan SKPG' }));
    expect(await part('Narasi Oktober 2026')).toBeTruthy();
    expect(address()).toBe('/kantor/skpg?tahun=2026&bulan=10');
    expect((await part('Tanda dini')).getByText('Memburuk sejak bulan sebelumnya')).toBeTruthy();
  });

  test('and on that of an officer, for his places alone', async () => {
    const { user } = await openAs('yulius', '/dashboard');
    expect(await signs()).toEqual(['Memburuk pada Oktober 2026', [MELAK]]);
    await user.click(screen.getByRole('link', { name: 'Lihat papan SKPG' }));
    expect(await part('Narasi Oktober 2026')).toBeTruthy();
  });

  test('of one who works in two places, both', async () => {
    await openAs('agus', '/dashboard');
    expect((await signs())[1]).toEqual([DAMAI, MELAK]);
  });

  test('nothing is said to whom nothing of it concerns', async () => {
    await world().account('bona', 'petugas', { kecamatan: ['Bongan'] });
    await openQuiet('bona', '/dashboard', /dari \d+ harga/);
    // He reads the board all the same.
    expect(screen.getByRole('link', { name: 'Papan SKPG' }).getAttribute('href')).toBe('/kantor/skpg');
  });

  test('nor where nothing has turned', async () => {
    const { db } = world().api;
    await db.updateTable('harga_pangan').set({ harga_eceran: 10_000 }).execute();
    await openQuiet('admin', '/kantor', /Tanda diniTidak ada/);
  });

  test.each(breakages.slice(0, 3))(
    'when %s comes in its place, the rest of the screen is there',
    async (_name, answer) => {
      breaks('/kantor/skpg/tanda', answer);
      await openQuiet('admin', '/kantor', /Tanda diniBelum terbaca/);
      expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    },
  );
});
