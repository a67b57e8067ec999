import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';

const box = () => screen.getByPlaceholderText<HTMLInputElement>(/^Cari produk/);
const list = () => screen.findByRole('listbox', { name: 'Saran pencarian' });
const names = async () =>
  within(await list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '');
/** The first option that says so; marks cut its words into pieces. */
const found = (name: RegExp) =>
  waitFor(async () => {
    const option = within(await list())
      .getAllByRole('option')
      .find(({ textContent }) => name.test(textContent ?? ''));
    expect(option).toBeDefined();
    return option!;
  });

/** The questions that the server was asked, from now on. */
function heard(): string[] {
  const asked: string[] = [];
  network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/cari') asked.push(searchParams.get('kata') ?? '');
  });
  return asked;
}

test('while one types, commodities with their price, places, products and activities are suggested', async () => {
  const { user } = await open('/');
  await user.type(box(), 'mel');
  await found(/^Melak/);
  await user.clear(box());
  await user.type(box(), 'madu');
  await found(/madu/i);
  await user.clear(box());
  await user.type(box(), 'beras m');
  expect((await found(/^Beras Medium/)).textContent).toMatch(/Rp\s[\d.]+ per kg/);
  const groups = within(await list()).getAllByRole('group');
  expect(groups.map((group) => group.querySelector('p')?.textContent)).toContain('Harga komoditi');
  const marked = [...(await found(/^Beras Medium/)).querySelectorAll('mark')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Beras', 'M', 'm']);
});

test('the server is asked once a pause; names that the device has come without it', async () => {
  const asked = heard();
  const { user } = await open('/');
  await user.type(box(), 'beras');
  await found(/^Beras Medium/);
  await waitFor(() => expect(asked).toEqual(['beras']));
  await user.type(box(), ' medium');
  await waitFor(() => expect(asked).toEqual(['beras', 'beras medium']));
});

test('an answer to an older question that comes late never stands over a newer one', async () => {
  let answerOld = () => {};
  network.use(
    http.get('*/api/cari', ({ request }) => {
      if (new URL(request.url).searchParams.get('kata') !== 'madu') return undefined;
      return new Promise((resolve) => {
        answerOld = () => resolve(HttpResponse.error());
      });
    }),
  );
  const asked = heard();
  const { user } = await open('/');
  await user.type(box(), 'madu');
  await waitFor(() => expect(asked).toEqual(['madu']));
  fireEvent.change(box(), { target: { value: 'kacang' } });
  await found(/kacang/i);
  answerOld();
  await waitFor(() => expect(asked).toEqual(['madu', 'kacang']));
  for (const name of (await names()).slice(0, -2)) expect(name).toMatch(/kacang/i);
  expect(screen.queryByText(/belum bisa dicari/)).toBeNull();
});

test('WAI-ARIA: arrows point, the box keeps the focus, Enter opens, Escape closes', async () => {
  const { user, address } = await open('/');
  await user.type(box(), 'melak');
  await found(/^Melak/);
  expect(box().getAttribute('role')).toBe('combobox');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe((await list()).id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(box());
  await user.keyboard('{ArrowDown}');
  await list();
  await user.keyboard('{ArrowUp}');
  const all = within(await list()).getAllByRole('option');
  expect(box().getAttribute('aria-activedescendant')).toBe(all.at(-1)?.id);
  await user.keyboard('{ArrowDown}');
  expect(box().getAttribute('aria-activedescendant')).toBe(all[0]?.id);
  expect(all[0]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Melak' });
  expect(address()).toBe('/harga-pangan/melak');
});

test('how many suggestions there are is announced once they are there', async () => {
  const { user } = await open('/');
  await user.type(box(), 'melak');
  await screen.findByText(/^Saran: .*1 kecamatan.*\. Pilih dengan panah\.$/);
  await user.clear(box());
  await user.type(box(), 'zzzz');
  // Home has other news besides, which comes when it has the time.
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain('Tidak ada yang cocok dengan "zzzz"'));
});

test('Enter without a choice leads to all results, the last suggestion to the etalase (spec §2, home)', async () => {
  const { user, address } = await open('/');
  await user.type(box(), 'madu{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Cari' });
  expect(address()).toBe('/cari?kata=madu');
  await screen.findByRole('heading', { name: 'Produk di etalase' });
  await user.click(box());
  await user.click(await found(/di Etalase$/));
  await screen.findByRole('heading', { level: 1, name: 'Etalase' });
  expect(address()).toBe('/etalase?query=madu');
});

test('what was searched for is remembered on the device, newest first, and forgotten one by one or at once', async () => {
  const { user } = await open('/');
  for (const kata of ['beras', 'madu', 'Beras']) {
    await user.clear(box());
    await user.type(box(), `${kata}{Enter}`);
    await waitFor(() => expect(document.title).toContain(`"${kata}"`));
  }
  await user.clear(box());
  const recent = within(await screen.findByRole('region', { name: 'Pencarian terakhir' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Beras', 'madu']);
  await user.click(recent.getByRole('button', { name: 'Hapus madu dari pencarian terakhir' }));
  expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Beras']);
  expect(document.activeElement).toBe(box());
  await user.click(recent.getByRole('button', { name: 'Hapus semua' }));
  expect(localStorage.getItem('pencarianTerakhir')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Pencarian terakhir' })).toBeNull();
});

test('no more than eight searches are remembered', async () => {
  localStorage.setItem('pencarianTerakhir', JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8']));
  const { user } = await open('/');
  await user.type(box(), 'zzbaru{Enter}');
  await screen.findByText('Tidak ada yang cocok dengan "zzbaru"');
  expect(JSON.parse(localStorage.getItem('pencarianTerakhir') ?? '')).toEqual([
    'zzbaru',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
});

test('without a connection names are still found, and it is said what is not', async () => {
  network.use(http.get('*/api/cari', () => HttpResponse.error()));
  const { user } = await open('/');
  await user.type(box(), 'beras');
  expect(await found(/^Beras Medium/)).toBeTruthy();
  expect(await screen.findByText('Produk dan kegiatan belum bisa dicari tanpa sambungan internet.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: /^Beras Medium/ })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Tidak dapat terhubung ke server');
});

test('whose words are among no names on the device is not told without a connection that nothing fits', async () => {
  network.use(http.get('*/api/cari', () => HttpResponse.error()));
  const { user } = await open('/');
  await user.type(box(), 'madu hutan');
  const said = await screen.findAllByText('Produk dan kegiatan belum bisa dicari tanpa sambungan internet.');
  // Seen and heard.
  expect(said.map((element) => element.getAttribute('role'))).toEqual(['status', null]);
  expect(screen.queryByText(/Tidak ada yang cocok/)).toBeNull();
});

test('a server that does not search says itself why, which is not that there is no connection', async () => {
  const message = 'Kata ini ada di terlalu banyak produk. Tambah satu kata lagi.';
  const refused = { meta: { status: 'error', message, code: 503 }, data: { message } };
  network.use(http.get('*/api/cari', () => HttpResponse.json(refused, { status: 503 })));
  const { user } = await open('/');
  await user.type(box(), 'beras');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(/tanpa sambungan internet/)).toBeNull();
});
