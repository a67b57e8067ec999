import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Periodes, periodeQuestions, questionsOf } from '@/features/prepare-offline/model/plan';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { openAs } from '../../support/screens/open.tsx';

let periodes: Record<string, Row[]>;
let melak: number;
let prepared: ReadonlySet<string>;

beforeAll(async () => {
  const of = (jenis: string) => rowsOf(`/periode-${jenis}?limit=10000`);
  const [harga, stok, timbang, tanam] = await Promise.all(
    ['harga-pangan', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'].map(of),
  );
  const found = {
    'harga-pangan': harga!,
    'ketersediaan-pangan': stok!,
    'timbang-balita': timbang!,
    'luas-tanam': tanam!,
  };
  periodes = found;
  melak = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0]!.id;
  const questions = [...Object.values(periodeQuestions()), ...questionsOf([melak], found as Periodes)];
  prepared = new Set(questions.map(({ address }) => address));
});

/** The public questions of whatever happens from now on; the officer's own rows are his tables' matter. */
function listen(): ReadonlySet<string> {
  const asked = new Set<string>();
  const hear = ({ request }: { request: Request }) => {
    if (request.method !== 'GET' || request.headers.has('Authorization')) return;
    if (!new URL(request.url).searchParams.has('user_id')) asked.add(request.url);
  };
  network.events.on('request:start', hear);
  onTestFinished(() => network.events.removeListener('request:start', hear));
  return asked;
}

const newest = (jenis: string) => periodes[jenis]!.at(-1)!;
const addedOn = async (path: string) => {
  const { user } = await openAs('petugas', path);
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Tambah' });
  await waitFor(() => expect(add.disabled).toBe(false));
  await user.click(add);
  await screen.findByRole('dialog');
};

test.each([
  ['Harga Pangan', 'harga-pangan', '/dashboard/harga-pangan/edit', true],
  ['Harga Pangan Kutai Barat', 'harga-pangan', '/dashboard/harga-pangan-kutai-barat/edit', false],
  ['Ketersediaan Pangan', 'ketersediaan-pangan', '/dashboard/ketersediaan-pangan/edit', true],
  ['Timbang Balita', 'timbang-balita', '/dashboard/timbang-balita/edit', true],
] as const)('rulings 29: all that the form of %s asks is fetched ahead', async (_name, jenis, path, hasPlace) => {
  const asked = listen();
  await addedOn(`${path}?periode=${newest(jenis).id}${hasPlace ? `&kecamatan=${melak}` : ''}`);
  await waitFor(() => expect(asked.size).toBeGreaterThanOrEqual(4));
  expect([...asked].filter((address) => !prepared.has(address))).toEqual([]);
});

test('rulings 29: all that the form of Luas Tanam asks is fetched ahead', async () => {
  const asked = listen();
  const { user } = await openAs('petugas', `/dashboard/luas-lahan/tambah?periode=${newest('luas-tanam').id}`);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kecamatan' }), 'Melak');
  await waitFor(() => expect(asked.size).toBeGreaterThanOrEqual(4));
  expect([...asked].filter((address) => !prepared.has(address))).toEqual([]);
});

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test.each([
  ['harga-pangan', '/dashboard/harga-pangan', 'Cari Periode Harga Pangan'],
  ['harga-pangan', '/dashboard/harga-pangan-kutai-barat', 'Cari Periode Harga Pangan'],
  ['ketersediaan-pangan', '/dashboard/ketersediaan-pangan', 'Cari Periode Ketersediaan Pangan'],
  ['timbang-balita', '/dashboard/timbang-balita', 'Cari Periode Timbang Balita'],
])('the periods of %s under %s are searched and paged without asking again', async (jenis, path, search) => {
  const asked = listen();
  const { user, address } = await openAs('petugas', path);
  const total = periodes[jenis]!.length;
  expect(await screen.findByText(`Showing 1 to 10 of ${total} entries`)).toBeTruthy();
  expect([...asked].filter((one) => one.includes('/periode-')).every((one) => prepared.has(one))).toBe(true);
  network.use(http.get('*/api/periode-*', () => HttpResponse.error()));

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(new RegExp(`^Showing 11 to \\d+ of ${total} entries$`))).toBeTruthy();
  await user.type(screen.getByPlaceholderText(search), newest(jenis).nama_periode.toUpperCase());
  await waitFor(() => expect(rows()[0]?.textContent).toContain(newest(jenis).nama_periode));
  expect(address()).toMatch(/\?query=/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Baris per halaman' }), '20');
  expect(address()).toContain('baris=20');
  expect(screen.queryByText(/^Error:/)).toBeNull();
});
