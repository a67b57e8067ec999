import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Row, rowsOf } from '../../support/api/answers.ts';
import { csvRows } from '../../support/api/files.ts';
import { cutAllWrites, waits } from '../../support/outbox/pending.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';
import { choose, printed, saved } from '../../support/screens/taken.ts';

const isLast = (table: string) => rowsOf(`/periode-${table}?limit=1000`).then((rows) => rows.at(-1) as Row);
const found = () => screen.findAllByRole('link', { name: /^Detail/ });

test.each([
  ['/dashboard/harga-pangan', 'harga-pangan', 'harga-pangan'],
  ['/dashboard/harga-pangan-kutai-barat', 'harga-pangan', 'harga-pangan-kutai-barat'],
  ['/dashboard/ketersediaan-pangan', 'ketersediaan-pangan', 'ketersediaan-pangan'],
  ['/dashboard/timbang-balita', 'timbang-balita', 'timbang-balita'],
])('%s: all that was reported in a period, in all places and by everybody, is a file', async (page, jenis, list) => {
  const periode = (await rowsOf(`/periode-${jenis}?limit=1000`)).at(-2) as Row;
  const answer = await fetch(
    `http://localhost/api/${list}?periode_${jenis.replace('-', '_')}_id=${periode.id}&limit=1`,
  );
  const { total } = (await answer.json()).data;
  expect(total).toBeGreaterThan(10);
  const { user } = await openAs('petugas', page);
  await user.click(await screen.findByRole('button', { name: `Unduh ${periode.nama_periode}` }));
  expect(screen.queryByRole('menuitem', { name: 'Cetak' })).toBe(null);
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`${list}-${periode.nama_periode.toLowerCase().replace(/ /g, '-')}.csv`);
  expect(csvRows(await saved[0]!.file.text())).toHaveLength(1 + total);
});

let periodes: Row[];
beforeAll(async () => {
  periodes = await rowsOf('/periode-harga-pangan?limit=1000');
});

test('the table of periods is a file and a sheet of paper, as far as it is searched', async () => {
  const { user } = await openAs('petugas', '/dashboard/harga-pangan?query=oktober');
  await found();
  const searched = periodes.filter(({ nama_periode }) => /oktober/i.test(nama_periode)).reverse();
  expect(searched.length).toBeGreaterThan(2);
  const names = searched.map(({ nama_periode }) => nama_periode);
  await choose(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(
    csvRows(await saved[0]!.file.text())
      .slice(1)
      .map(([name]) => name),
  ).toEqual(names);
  await choose(user, 'Cetak');
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  const paper = within(document.querySelector<HTMLElement>('[data-cetak]')!);
  expect(paper.getByText('oktober')).toBeTruthy();
  expect(paper.getAllByRole('row', { hidden: true })).toHaveLength(1 + names.length);
});

test('what this device has not sent of a period is not in its file, which is said before', async () => {
  const [{ id: melak }, [komoditi], periode] = [
    (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0],
    await rowsOf('/komoditi?limit=1'),
    await isLast('harga-pangan'),
  ];
  await logIn('petugas');
  cutAllWrites();
  await waits('hargaPangan', '/harga-pangan', {
    input: {
      ...{ kecamatan_id: melak, komoditi_id: String(komoditi.id), periode_harga_pangan_id: periode.id },
      ...{ harga_eceran: '14500', harga_grosir: '13000' },
    },
  });
  const { user } = await open('/dashboard/harga-pangan');
  await user.click(await screen.findByRole('button', { name: `Unduh ${periode.nama_periode}` }));
  expect(await screen.findByText('1 data di perangkat ini belum terkirim dan tidak termasuk')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: `Unduh ${periodes.at(-2)?.nama_periode}` }));
  await screen.findByRole('menuitem', { name: 'CSV' });
  expect(screen.queryByText(/belum terkirim/)).toBe(null);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBe(null));
});
