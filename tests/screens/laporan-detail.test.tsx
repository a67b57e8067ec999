import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type Row, rowsOf } from '../support/answers.ts';
import { open } from '../support/open.tsx';
import { factsIn } from '../support/seen.ts';

let timbang: Row;
let tanam: Row;
beforeAll(async () => {
  [timbang] = await rowsOf('/timbang-balita?kecamatan_id=2&periode_id=11&limit=1');
  [tanam] = await rowsOf('/luas-lahan?kecamatan_id=2&periode_id=11&limit=1');
});

const counts = {
  ...{ jumlah_balita: 40, berat_badan_naik: 33, berat_badan_tidak_naik: 7 },
  ...{ dibawah_garis_merah: 2, kasus_gizi_buruk: 0 },
};

/** Opens the detail of the only village of a report. */
async function openDetail(report: 'timbang-balita' | 'luas-tanam', village: string, title: string) {
  const { user } = await open(`/laporan/${report}/melak?periode=11`);
  const card = await screen.findByRole('button', { name: (name) => name.startsWith(village) });
  await user.click(card);
  return { user, card, detail: await screen.findByRole('dialog', { name: title }) };
}
const openTimbang = () => openDetail('timbang-balita', timbang.nama_desa_kelurahan, 'Detail Timbang Balita');
const openTanam = () => openDetail('luas-tanam', tanam.nama_desa_kelurahan, 'Detail Luas Tanam');

test("spec §2, modal 'Detail Timbang Balita': every row in order, then N/D and BGM/D with their meaning", async () => {
  answers('/timbang-balita', [{ ...timbang, ...counts }]);
  const { user, detail } = await openTimbang();
  expect(factsIn(detail)).toEqual([
    ['Jumlah Balita Ditimbang', '40'],
    ['Jumlah Balita Naik Berat Badan', '33'],
    ['Jumlah Balita Tidak Naik Berat Badan', '7'],
    ['Jumlah Balita Dibawah Garis Merah', '2'],
    ['Kasus Gizi Buruk', '0'],
    [expect.stringMatching(/^N\/D: .*naik berat badan/), '82,5%'],
    [expect.stringMatching(/^BGM\/D: .*di bawah garis merah/), '5%'],
  ]);
  await user.click(within(detail).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a weighing card says how many gained, N/D and BGM/D', async () => {
  answers('/timbang-balita', [{ ...timbang, ...counts }]);
  const { card } = await openTimbang();
  expect(card.textContent).toBe(`${timbang.nama_desa_kelurahan}33 dari 40 balita naik berat badanN/D 82,5%BGM/D 5%`);
});

test('a village where nobody was weighed: zero counts, no ratio of nothing', async () => {
  const nobody = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
  answers('/timbang-balita', [{ ...timbang, ...nobody }]);
  const { card, detail } = await openTimbang();
  expect(card.textContent).toBe(`${timbang.nama_desa_kelurahan}Tidak ada balita ditimbangN/D -BGM/D -`);
  expect(factsIn(detail).map(([, value]) => value)).toEqual(['0', '0', '0', '0', '0', '-', '-']);
});

test("spec §2, modal 'Detail Luas Tanam': every row in order", async () => {
  answers('/luas-lahan', [{ ...tanam, komoditi: 'ubi kayu', luas_tanam: 1250, luas_puso: 0 }]);
  const { card, detail } = await openTanam();
  expect(card.textContent).toBe(`${tanam.nama_desa_kelurahan}Ditanami ubi kayuLuas Tanam 1.250 haLuas Puso 0 ha`);
  expect(factsIn(detail)).toEqual([
    ['Kecamatan', 'Melak'],
    ['Desa/Kelurahan', tanam.nama_desa_kelurahan],
    ['Komoditi', 'ubi kayu'],
    ['Luas Tanam', '1.250 Hektar'],
    ['Luas Puso', '0 Hektar'],
  ]);
});

test('a village’s very long name is there whole', async () => {
  const nama_desa_kelurahan = `Kampung ${'Muara Tae '.repeat(30)}`.trim();
  answers('/luas-lahan', [{ ...tanam, nama_desa_kelurahan }]);
  const { detail } = await openDetail('luas-tanam', nama_desa_kelurahan, 'Detail Luas Tanam');
  expect(factsIn(detail)[1]).toEqual(['Desa/Kelurahan', nama_desa_kelurahan]);
});
