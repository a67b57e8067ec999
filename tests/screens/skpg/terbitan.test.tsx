import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import outlines from '../../../server/acuan/bentuk-64.07.json' with { type: 'json' };
import { breakages, breaks } from '../../support/api/answers.ts';
import { visitor } from '../../support/api/callers.ts';
import { inSkpgWorld, OKTOBER, part, table } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';
import { open } from '../../support/screens/open.tsx';

const { ask, mend, terbitkan, weighAnew, world } = inSkpgWorld();

const MONTH = '/skpg/2026/10';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The office writes a sentence in its own words. */
const write = (kunci: string, teks: string, asal = '') =>
  ask('admin', 'PUT', '/kantor/skpg/naskah', { ...OKTOBER, kunci, teks, asal }, 0);

/** What the figures say in a sentence. */
async function asal(kunci: string): Promise<string> {
  const { narasi } = await ask('admin', 'GET', '/kantor/skpg?tahun=2026&bulan=10');
  return narasi.find((one: { kunci: string }) => one.kunci === kunci).teks;
}

/** The kecamatan have the codes by which their outlines are known. */
async function drawOutlines() {
  for (const { kode, nama } of outlines.bentuk)
    await world().api.db.updateTable('kecamatan').set({ kode }).where('nama_kecamatan', '=', nama).execute();
}

describe('/skpg', () => {
  test('lists the months that are published, and leads to them', async () => {
    await terbitkan();
    const { user, address } = await open('/skpg');
    expect(await heading('Kewaspadaan Pangan')).toBeTruthy();
    const month = await screen.findByRole('link', { name: /^Oktober 2026/ });
    expect(read(month.closest('li')!)).toMatch(/^Oktober 2026.*Rentan.*20 Nov 2026/);
    await user.click(month);
    expect(await heading('Oktober 2026')).toBeTruthy();
    expect(address()).toBe(MONTH);
  });

  test('says so as long as there is none', async () => {
    await open('/skpg');
    expect(await screen.findByText('Belum ada laporan yang terbit')).toBeTruthy();
  });

  test.each(breakages)(
    'when the server answers with %s it says so, and asks again',
    async (_name, answer, sentence) => {
      await terbitkan();
      breaks('/skpg', answer);
      const { user } = await open('/skpg');
      expect((await screen.findByRole('alert')).textContent).toContain(sentence);
      mend();
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await screen.findByRole('link', { name: /^Oktober 2026/ })).toBeTruthy();
    },
  );
});

describe('a published month', () => {
  test('is read by everybody, with how it was judged; what somebody may open stays with the office', async () => {
    await terbitkan();
    await open(MONTH);
    expect(
      await screen.findByText(/^Permentan 43\/2010\. Terbit 20 Nov 2026\. Angkanya tetap seperti saat terbit\.$/),
    ).toBeTruthy();
    expect(screen.getByText('Saat terbit bulannya masih menerima laporan.')).toBeTruthy();
    expect(screen.getByText(/^Pada Oktober 2026 Kabupaten Kutai Barat dinilai rentan/)).toBeTruthy();
    const melak = (await table()).at(-1);
    expect(melak).toEqual([
      'Melak',
      'WaspadaTanam 10 % di atas (2 tahun)2 dari 2 desaPuso 100 % di atas (2 tahun)2 dari 2 desa',
      'WaspadaBeras 6 % di atas1 dari 1 kecamatan',
      'WaspadaN/D 84 %2 dari 2 desaBGM/D 5 %2 dari 2 desa',
      'Waspada',
    ]);
    expect((await part('Cara menilai')).getAllByText(/^Permentan 43\/2010, berlaku mulai 1 Jan 2010/)).toHaveLength(5);
    expect((await part('Rekomendasi')).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(screen.queryByRole('region', { name: 'Yang berubah' })).toBeNull();
    expect(screen.queryByRole('button', { name: /lihat asalnya$/ })).toBeNull();
    expect(screen.getByRole('main').textContent).not.toContain('Yulius');
  });

  test('keeps its figures when rows change, until a revision says what has changed and why', async () => {
    await terbitkan();
    await weighAnew();
    await open(MONTH);
    expect((await table()).at(-1)?.[3]).toMatch(/N\/D 84 %/);
    cleanup();

    await terbitkan('Laporan Empas diperbaiki');
    await open(MONTH);
    expect(await screen.findByText(/Terbit 20 Nov 2026, revisi ke-1\. Angkanya tetap/)).toBeTruthy();
    const changes = await part('Yang berubah');
    expect(changes.getByText('Laporan Empas diperbaiki')).toBeTruthy();
    expect(changes.getAllByRole('listitem').map(read)).toContain(
      'Melak, N/D (%): 84 % · waspada menjadi 79 % · rentan',
    );
    expect((await table()).at(-1)?.[3]).toMatch(/N\/D 79 %/);
  });

  test('sentences of the office say so; those that it left out are not there, nor is what stood there before', async () => {
    await write('akses', 'Harga beras naik karena jalan putus.', await asal('akses'));
    await write('pemanfaatan', '', await asal('pemanfaatan'));
    await write('rekomendasi-tambahan-1', 'Buka pasar murah di Damai.');
    await terbitkan();
    const { body } = await visitor(world().api).send('GET', '/skpg/terbitan?tahun=2026&bulan=10');
    const told = [...body.data.narasi, ...body.data.rekomendasi];
    expect(told.map((one: object) => Object.keys(one))).toEqual(told.map(() => ['kunci', 'teks', 'disunting']));
    expect(told.map(({ kunci }) => kunci)).not.toContain('pemanfaatan');
    expect(JSON.stringify(body)).not.toMatch(/23,9|Akses: rentan|balita ditimbang|Yulius/);

    await open(MONTH);
    const own = await screen.findByText('Harga beras naik karena jalan putus.');
    expect(read(own)).toBe('Harga beras naik karena jalan putus. Ditulis dinas.');
    expect(screen.getAllByText('Ditulis dinas.')).toHaveLength(2);
    const added = (await part('Rekomendasi')).getAllByRole('listitem').at(-1)!;
    expect(read(added)).toBe('Buka pasar murah di Damai. Ditulis dinas.');
    expect(screen.queryByText(/balita ditimbang/)).toBeNull();
  });

  test('has a map, of all aspects together or of the one that the address chooses', async () => {
    await drawOutlines();
    await terbitkan();
    const { user, address } = await open(MONTH);
    const map = await part('Peta');
    const labels = () => {
      const places = within(map.getByRole('group', { name: 'Kecamatan pada peta' })).getAllByRole('link');
      return places.map((place) => place.getAttribute('aria-label'));
    };
    expect(labels()).toEqual(['Bongan, BELUM TERSEDIA', 'Damai, Rentan', 'Melak, Waspada']);
    const [, , melak] = within(map.getByRole('group')).getAllByRole('link');
    const row = document.getElementById(melak?.getAttribute('href')?.slice(1) ?? '');
    expect(row && read(row)).toMatch(/^Melak/);
    await user.click(map.getByRole('link', { name: 'Pemanfaatan' }));
    await waitFor(() => expect(labels()).toEqual(['Bongan, BELUM TERSEDIA', 'Damai, Rentan', 'Melak, Waspada']));
    expect(map.getByRole('link', { current: true }).textContent).toBe('Pemanfaatan');
    expect(address()).toBe(`${MONTH}?aspek=pemanfaatan`);
  });
});

describe('a month that is not published', () => {
  test.each(['/skpg/2026/9', '/skpg/2026/13', '/skpg/abc/10', '/skpg/2026/0'])(
    '%s says so, and leads to the others',
    async (path) => {
      await terbitkan();
      const { user } = await open(path);
      expect(await screen.findByText('Laporan bulan ini belum terbit')).toBeTruthy();
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Lihat bulan lain' }));
      expect(await screen.findByRole('link', { name: /^Oktober 2026/ })).toBeTruthy();
    },
  );

  test('is another thing than one that the server cannot give', async () => {
    await terbitkan();
    breaks('/skpg/terbitan', () => Response.error());
    const { user } = await open(MONTH);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Laporan bulan ini belum terbit')).toBeNull();
    mend();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText(/^Pada Oktober 2026 Kabupaten Kutai Barat dinilai rentan/)).toBeTruthy();
  });
});
