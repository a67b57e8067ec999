import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slugKecamatan } from '#contract/routes.ts';
import { LONG, LONG_PLACE, main, read, withOddPrices, ZERO } from '../../support/screens/odd-prices.ts';
import { open } from '../../support/screens/open.tsx';

await withOddPrices();

describe('/bandingkan', () => {
  const compare = async (...names: string[]) => {
    await open(`/bandingkan?minggu=4&pilih=${names.map((nama) => `melak.${slugKecamatan(nama)}`).join()}`);
    const summary = (await screen.findByRole('heading', { name: 'Ringkasan' })).closest('section');
    return within(summary!)
      .getAllByRole('listitem')
      .map((item) => read(item));
  };

  test('one price, none, zero, a gap and two on one day beside each other: each line as it is', async () => {
    const short = await compare('Satu Harga', 'Tanpa Harga', 'Harga Nol', 'Berjeda Bulan', 'Hari Sama');
    expect(short[0]).toMatch(/^Satu HargaRp 9\.000 per kg.*Biasanya ?Rp 9\.000/);
    expect(short[1]).toBe('Tanpa HargaBelum ada harga pada minggu-minggu ini');
    expect(short[2]).toBe('Harga NolBelum ada harga pada minggu-minggu ini');
    expect(short[3]).toMatch(/^Berjeda BulanRp 12\.000 per kg.*Terendah ?Rp 9\.500/);
    expect(short[4]).toMatch(/^Hari SamaRp 11\.000 per kg.*naik 10 persen/);
    expect(main()).not.toMatch(ZERO);
    expect(screen.getAllByRole('row')).toHaveLength(4 + 1);
  });

  test('without any price there is no curve, but a table of what is missing', async () => {
    await compare('Tanpa Harga', 'Harga Nol');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getAllByText('tidak dilaporkan')).toHaveLength(8);
  });

  test('names of 60 letters are chosen and named whole', async () => {
    await open(`/bandingkan?pilih=${slugKecamatan(LONG_PLACE)}.${slugKecamatan(LONG)}`);
    expect(await screen.findByRole('heading', { level: 2, name: `${LONG}, per kg` })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: `${LONG_PLACE} per kg` })).toBeTruthy();
  });

  test('a search of 200 signs finds nothing, and says so', async () => {
    await open(`/bandingkan?cari=${'x'.repeat(200)}`);
    expect(await screen.findByText(/^Tidak ada komoditi atau tempat bernama "x{200}"/)).toBeTruthy();
  });
});

describe('/peta', () => {
  const rowsOf = async (komoditi: string) => {
    await open(`/peta?ukuran=harga&komoditi=${slugKecamatan(komoditi)}`);
    await screen.findByRole('heading', { level: 2, name: `Harga ${komoditi} dibanding rata-rata` });
    return within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map(read);
  };

  test('one price is the mean itself; the others have not reported, and stand last', async () => {
    const [first, ...others] = await rowsOf('Satu Harga');
    expect(first).toBe('MelakRp 9.000sama dengan rata-rata');
    expect(others).toHaveLength(16);
    expect(others.every((row) => row.endsWith('belum ada laporan'))).toBe(true);
    expect(main()).toContain('Rata-rata 1 kecamatan: Rp 9.000 per kg');
  });

  test.each(['Tanpa Harga', 'Harga Nol'])('%s: nothing is coloured, and no place costs nothing', async (komoditi) => {
    const rows = await rowsOf(komoditi);
    expect(rows.filter((row) => row.endsWith('belum ada laporan'))).toHaveLength(17);
    expect(screen.getAllByText('Belum ada laporan').length).toBeGreaterThan(0);
    expect(main()).not.toMatch(ZERO);
  });

  test('a change across months without a report compares with nothing; on one day the later entered is newer', async () => {
    await open('/peta?ukuran=perubahan&komoditi=berjeda-bulan&tempat=melak');
    const gap = await screen.findByRole('region', { name: 'Melak' });
    expect(read(gap)).toContain('Rp 12.000 · tanpa pembanding');
    expect(read(gap)).toMatch(/Pekan sebelumnya ?-/);
  });

  test('two periods of one day: the change is the one between them', async () => {
    await open('/peta?ukuran=perubahan&komoditi=hari-sama&tempat=melak');
    expect(read(await screen.findByRole('region', { name: 'Melak' }))).toContain('Rp 11.000 · naik 10 %');
  });

  test('names of 60 letters stand whole in the choice, the list and the panel', async () => {
    await open(`/peta?ukuran=harga&komoditi=${slugKecamatan(LONG)}&tempat=${slugKecamatan(LONG_PLACE)}`);
    expect(await screen.findByRole('region', { name: LONG_PLACE })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Komoditi' })).toHaveProperty('value', slugKecamatan(LONG));
  });
});

describe('/cari', () => {
  /** What the way to a commodity says; marks cut its name into pieces. */
  const found = (nama: string) =>
    waitFor(() => {
      const link = document.querySelector(`main a[href$="/${slugKecamatan(nama)}"]`);
      expect(link).not.toBeNull();
      return read(link);
    });

  test.each(['Tanpa Harga', 'Harga Nol'])('%s is found, with that its price is not known', async (nama) => {
    await open(`/cari?kata=${encodeURIComponent(nama)}`);
    expect(await found(nama)).toContain(`${nama}Harga belum dilaporkan`);
  });

  test('a name of 60 letters is found by all of it', async () => {
    await open(`/cari?kata=${encodeURIComponent(LONG)}`);
    expect(await found(LONG)).toContain(LONG);
  });

  test('a search of 200 signs that begins like it finds nothing, and says so', async () => {
    const kata = LONG.padEnd(200, 'a');
    await open(`/cari?kata=${encodeURIComponent(kata)}`);
    expect(await screen.findByText(`Tidak ada yang cocok dengan "${kata}"`)).toBeTruthy();
  });
});
