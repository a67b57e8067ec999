import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { breakages, breaks } from '../../support/api/answers.ts';
import { inSkpgWorld, sheet } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';
import { factsIn } from '../../support/screens/seen.ts';

const { openAs, mend, ask, world } = inSkpgWorld();

/** Taps a figure of a place. */
async function trace(figure: RegExp, title: string, who = 'admin') {
  const { user } = await openAs(who, '/kantor/skpg');
  await user.click(await screen.findByRole('button', { name: figure }));
  return { user, dialog: await sheet(title), element: screen.getByRole('dialog', { name: title }) };
}

const periods = (element: HTMLElement): string[][] =>
  within(element)
    .getAllByRole('region')
    .map((period) => [period.getAttribute('aria-label') ?? '', ...within(period).getAllByRole('listitem').map(read)]);

describe('where a figure comes from', () => {
  test('formula, values, threshold with its source, and the rows with who entered them when', async () => {
    const { dialog, element } = await trace(/^Melak, Puso 100/, 'Luas puso padi (%), Melak');
    expect(await dialog.findByRole('region', { name: 'Oktober 2026' })).toBeTruthy();
    expect(read(dialog.getByText('Rentan').parentElement!)).toBe('Rentan 100 % di atas');
    expect(
      dialog.getByText(/^\(bulan ini − rata-rata\) ÷ rata-rata, keduanya dari desa yang melapor bulan ini\./),
    ).toBeTruthy();
    expect(factsIn(element)).toEqual([
      ['Bulan ini', '4 ha'],
      ['Pembanding', '2 ha (dari 2 tahun)'],
      ['Melapor', '2 dari 2 desa'],
      [
        'Ambang',
        'aman kurang dari -5, waspada -5 sampai kurang dari 5, rentan 5 atau lebih Permentan 43/2010, berlaku mulai 1 Jan 2010, perlu konfirmasi',
      ],
    ]);
    const entered = 'Yulius, 19 Nov 2026 00.00';
    expect(periods(element)).toEqual([
      [
        'Oktober 2026',
        `EmpasLuas tanam (hektar) 20, Luas puso (hektar) 2${entered}`,
        `Muara BunyutLuas tanam (hektar) 13, Luas puso (hektar) 2${entered}`,
      ],
      [
        'Oktober 2025',
        `EmpasLuas tanam (hektar) 30, Luas puso (hektar) 1${entered}`,
        `Muara BunyutLuas tanam (hektar) 10, Luas puso (hektar) 1${entered}`,
      ],
      [
        'Oktober 2024',
        `EmpasLuas tanam (hektar) 10, Luas puso (hektar) 1${entered}`,
        `Muara BunyutLuas tanam (hektar) 10, Luas puso (hektar) 1${entered}`,
      ],
    ]);
  });

  test("the regency's are the sums of each kecamatan, and name nobody", async () => {
    const { dialog, element } = await trace(/^Kabupaten Kutai Barat, N\/D 80/, 'N/D (%), Kabupaten Kutai Barat');
    expect(await dialog.findByRole('region', { name: 'Oktober 2026' })).toBeTruthy();
    expect(factsIn(element).slice(0, 3)).toEqual([
      ['Bulan ini', '96 balita'],
      ['Ditimbang', '120 balita'],
      ['Melapor', '3 dari 3 desa'],
    ]);
    // The world reports no child as not gaining.
    expect(factsIn(element).slice(3, 6)).toEqual([
      ['N/D', '80 % dari semua yang ditimbang'],
      ['N/(N+T)', '100 % dari yang juga ditimbang bulan lalu'],
      ['Yang dinilai', 'N/D, perlu konfirmasi'],
    ]);
    const [[, damai, melak] = []] = periods(element);
    expect(damai).toMatch(/^Damai.* 20, .* 12, .* 3$/);
    expect(melak).toMatch(/^Melak.* 100, .* 84, .* 5$/);
    expect(read(element)).not.toContain('Yulius');
  });

  test('the share that the scheme judges is named, and the other stands beside it', async () => {
    const { api } = world();
    await api.db.updateTable('timbang_balita').set({ berat_badan_tidak_naik: 4 }).execute();
    await ask('admin', 'POST', '/ambang-skpg', {
      ...{ skema: 'permentan', ukuran: 'nd', naik: 'N/(N+T)', sumber: 'Rapat', berlaku_mulai: '2026-10-01' },
      ...{ aman: '> 90', waspada: '≥ 80 dan ≤ 90', rentan: '< 80' },
    });
    const { element } = await trace(/^Damai, N\/\(N\+T\) 75/, 'N/(N+T) (%), Damai');
    expect(factsIn(element).slice(0, 6)).toEqual([
      ['Bulan ini', '12 balita'],
      ['Naik dan tidak naik', '16 balita'],
      ['Melapor', '1 dari 1 desa'],
      ['N/D', '60 % dari semua yang ditimbang'],
      ['N/(N+T)', '75 % dari yang juga ditimbang bulan lalu'],
      ['Yang dinilai', 'N/(N+T), perlu konfirmasi'],
    ]);
  });

  test('what the office has corrected says so, beside whose it is', async () => {
    const { api, id } = world();
    const { id: row } = await api.db
      .selectFrom('timbang_balita')
      .select('id')
      .where('kelurahan_id', '=', id('desa', 'Besiq'))
      .executeTakeFirstOrThrow();
    await ask('superadmin', 'PUT', `/timbang-balita/${row}`, { berat_badan_naik: 13, berat_badan_tidak_naik: 0 });
    const { dialog } = await trace(/^Damai, N\/D 65/, 'N/D (%), Damai');
    expect(read(await dialog.findByRole('listitem'))).toMatch(
      /Yulius, 19 Nov 2026 00\.00; diubah Superadmin, 20 Nov 2026 04\.00$/,
    );
  });

  test('a figure that nobody has reported says what is lacking', async () => {
    const { dialog, element } = await trace(/^Bongan, Beras BELUM TERSEDIA/, 'Harga beras (%), Bongan');
    expect(await dialog.findByText('Belum ada barisnya.')).toBeTruthy();
    expect(factsIn(element).slice(0, 3)).toEqual([
      ['Bulan ini', 'belum dilaporkan'],
      ['Pembanding', 'belum ada'],
      ['Melapor', '0 dari 1 kecamatan'],
    ]);
  });

  test('who may bring reports of past years in by file finds the way there', async () => {
    const { dialog } = await trace(/^Bongan, Beras BELUM TERSEDIA/, 'Harga beras (%), Bongan', 'superadmin');
    const way = await dialog.findByRole('link', { name: 'Impor laporan periode lama di Koreksi' });
    expect(way.getAttribute('href')).toBe('/kantor/koreksi?laporan=harga_pangan');
  });

  test.each(breakages)('when the rows come with %s it says so, and asks again', async (_name, answer, sentence) => {
    breaks('/kantor/skpg/asal', answer);
    const { user, dialog } = await trace(/^Melak, N\/D 84/, 'N/D (%), Melak');
    expect((await dialog.findByRole('alert')).textContent).toContain(sentence);
    mend();
    await user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByText('Muara Bunyut')).toBeTruthy();
  });

  test('officers see the names too', async () => {
    const { dialog } = await trace(/^Melak, N\/D 84/, 'N/D (%), Melak', 'agus');
    expect(await dialog.findAllByText(/^Yulius, /)).toHaveLength(2);
  });
});
