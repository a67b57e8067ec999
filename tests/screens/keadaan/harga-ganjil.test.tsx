import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { slugKecamatan } from '#contract/routes.ts';
import { LONG, LONG_PLACE, main, read, withOddPrices, ZERO } from '../../support/screens/odd-prices.ts';
import { open } from '../../support/screens/open.tsx';
import { factsIn } from '../../support/screens/seen.ts';

await withOddPrices();

/** How the retail line is drawn: its parts, and points that stand alone. The grid comes first, then references. */
const lineOf = async (title: RegExp) => {
  const drawn = [...(await screen.findByRole('img', { name: title })).querySelectorAll('g:first-of-type path')];
  return drawn.map((path) => (path.getAttribute('d') ?? '').match(/M/g)?.length ?? 0);
};

const year = () => Object.fromEntries(factsIn(screen.getByRole('main')));

test('one price: a point, which is the lowest, the highest and the usual one', async () => {
  await open('/harga-pangan/melak/satu-harga');
  expect(await lineOf(/^Harga Satu Harga di Melak/)).toEqual([1, 1]);
  expect(screen.getByRole('heading', { name: 'Harga tercatat' })).toBeTruthy();
  expect([year()['Terendah'], year()['Tertinggi']].every((said) => said?.startsWith('Rp 9.000'))).toBe(true);
  expect(year()['Biasanya']).toBe('Rp 9.000nilai tengah 1 harga');
  expect(main()).toContain('dihitung dari 1 di antara 17 kecamatan');
  expect(screen.queryByText('Termurah')).toBeNull();
});

test.each(['Tanpa Harga', 'Harga Nol'])(
  '%s: that there is none is said; only the modal’s own facts read Rp. 0 (spec section 2)',
  async (nama) => {
    await open(`/harga-pangan/melak/${slugKecamatan(nama)}`);
    expect(await screen.findByText(`Belum ada harga ${nama} di Melak.`)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('Terendah')).toBeNull();
    expect(main()).not.toMatch(ZERO);
    expect(screen.getAllByText('tidak dilaporkan').length).toBeGreaterThanOrEqual(17);
  },
);

test('months without a report break the line, and the price before them is not the week before', async () => {
  await open('/harga-pangan/melak/berjeda-bulan');
  expect(await lineOf(/^Harga Berjeda Bulan di Melak, 5 periode terakhir/)).toEqual([2, 1]);
  expect(year()['Terendah']).toMatch(/^Rp 9\.000/);
  expect(year()['Tertinggi']).toMatch(/^Rp 12\.000/);
  expect(read(screen.getByRole('img', { name: /^Harga/ }).querySelector('desc'))).toContain(
    'Pada 1 dari 5 titik tidak dilaporkan.',
  );
});

test('a reference that starts next month is told, and the one of today compared', async () => {
  await open('/harga-pangan/melak/berjeda-bulan');
  const acuan = (await screen.findByRole('heading', { name: 'Harga acuan' })).closest('section');
  const said = within(acuan!)
    .getAllByRole('listitem')
    .map((item) => read(item).replace(/\s+/g, ' '));
  expect(said).toEqual([
    '▲ 20 % di atas HAPHAP Rp 10.000 per kg, berlaku sejak 8 Feb 2027Badan Pangan Nasional',
    'Mulai 1 Jun 2027: HET Rp 20.000 per kgBelum berlaku, jadi belum dibandingkan. Badan Pangan Nasional',
  ]);
});

test('two periods of one day stay two, the later entered is the newest', async () => {
  await open('/harga-pangan/melak/hari-sama');
  expect(await screen.findByText('2 periode terakhir')).toBeTruthy();
  expect(year()['Harga Eceran']).toMatch(/^Rp 11\.000/);
  expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('2');
});

test('names of 60 letters: in a place of 60 letters', async () => {
  await open(`/harga-pangan/${slugKecamatan(LONG_PLACE)}/${slugKecamatan(LONG)}`);
  expect(await screen.findByRole('heading', { level: 1, name: LONG })).toBeTruthy();
  expect(await screen.findByRole('slider', { name: new RegExp(`^Harga ${LONG} di ${LONG_PLACE}`) })).toBeTruthy();
  expect(year()['Kecamatan']).toBe(LONG_PLACE);
});

describe('two commodities that addresses would call the same', () => {
  const wayOf = (link: HTMLElement) => link.getAttribute('href')?.replace(/\?.*/, '');
  const second = async () => {
    const answer = await fetch('http://localhost/api/komoditi?nama_komoditi=Nama-Kembar');
    return `nama-kembar-${(await answer.json()).data.data[0].id}`;
  };

  test('each card leads to its own page', async () => {
    await open('/harga-pangan/melak');
    const cards = await screen.findAllByRole('button', { name: /Nama.Kembar/ });
    expect(cards.map(wayOf)).toEqual(['nama-kembar', await second()].map((slug) => `/harga-pangan/melak/${slug}`));
  });

  test('so does the detail that a card opens', async () => {
    const { user } = await open('/harga-pangan/melak');
    await user.click(await screen.findByRole('button', { name: /Nama-Kembar/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const way = sheet.getByRole('link', { name: 'Buka halaman Nama-Kembar' });
    expect(wayOf(way)).toBe(`/harga-pangan/melak/${await second()}`);
    const compared = await sheet.findByRole('link', { name: 'Bandingkan dengan harga lain' });
    expect(compared.getAttribute('href')).toContain(`=melak.${await second()},`);
    expect(wayOf(sheet.getByRole('link', { name: 'Damai' }))).toBe(`/harga-pangan/damai/${await second()}`);
  });

  test('its own page leads to itself in other places and in a comparison', async () => {
    await open(`/harga-pangan/melak/${await second()}`);
    expect(await screen.findByRole('img', { name: /^Harga Nama-Kembar di Melak/ })).toBeTruthy();
    expect(wayOf(screen.getByRole('link', { name: 'Damai' }))).toBe(`/harga-pangan/damai/${await second()}`);
    const kabupaten = screen.getByRole('link', { name: /^Kabupaten/ });
    expect(wayOf(kabupaten)).toBe(`/harga-pangan-kutai-barat/${await second()}`);
    const compared = screen.getByRole('link', { name: 'Bandingkan' });
    expect(compared.getAttribute('href')).toContain(`=melak.${await second()},`);
  });

  test('and so does what a search finds', async () => {
    await open('/cari?kata=kembar');
    const found = await screen.findAllByRole('link', { name: /Nama\W+Kembar/ });
    expect(found.map(wayOf)).toEqual(
      ['nama-kembar', await second()].map((slug) => `/harga-pangan-kutai-barat/${slug}`),
    );
  });
});
