import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type Row, rowsOf } from '../../support/api/answers.ts';
import { open } from '../../support/screens/open.tsx';
import { factsIn } from '../../support/screens/seen.ts';

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
    [expect.stringMatching(/^N\/D: .*naik berat badan/), '82,5 %'],
    [expect.stringMatching(/^BGM\/D: .*di bawah garis merah/), '5 %'],
  ]);
  await user.click(within(detail).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a weighing card says how many gained, N/D and BGM/D', async () => {
  answers('/timbang-balita', [{ ...timbang, ...counts }]);
  const { card } = await openTimbang();
  expect(card.textContent).toBe(
    `${timbang.nama_desa_kelurahan}33 dari 40 balita naik berat badanDitimbang 40Naik 33Tidak naik 7Di bawah garis merah 2Gizi buruk 0N/D 82,5\u00a0%BGM/D 5\u00a0%`,
  );
});

test('a village where nobody was weighed: zero counts, no ratio of nothing', async () => {
  const nobody = Object.fromEntries(Object.keys(counts).map((name) => [name, 0]));
  answers('/timbang-balita', [{ ...timbang, ...nobody }]);
  const { card, detail } = await openTimbang();
  expect(card.textContent).toBe(
    `${timbang.nama_desa_kelurahan}Tidak ada balita ditimbangDitimbang 0Naik 0Tidak naik 0Di bawah garis merah 0Gizi buruk 0N/D -BGM/D -`,
  );
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

test('a village with several crops has one card with their sum, and its detail tells of each', async () => {
  const other = { ...tanam, kelurahan_id: tanam.kelurahan_id + 1, nama_desa_kelurahan: 'Desa Gundul' };
  answers('/luas-lahan', [
    { ...tanam, id: 1, komoditi: 'padi', luas_tanam: 12, luas_puso: 2 },
    { ...tanam, id: 2, komoditi: 'jagung', luas_tanam: 1005, luas_puso: 1 },
    { ...tanam, id: 3, komoditi: 'ubi kayu', luas_tanam: 0, luas_puso: 0 },
    { ...other, id: 4, komoditi: 'padi', luas_tanam: 0, luas_puso: 0 },
  ]);
  const { card, detail } = await openTanam();
  expect(card.textContent).toBe(
    `${tanam.nama_desa_kelurahan}padi 12 ha, jagung 1.005 haLuas Tanam 1.017 haLuas Puso 3 ha`,
  );
  expect(factsIn(detail).slice(2)).toEqual([
    ...[
      ['Komoditi', 'padi'],
      ['Luas Tanam', '12 Hektar'],
      ['Luas Puso', '2 Hektar'],
    ],
    ...[
      ['Komoditi', 'jagung'],
      ['Luas Tanam', '1.005 Hektar'],
      ['Luas Puso', '1 Hektar'],
    ],
    ...[
      ['Komoditi', 'ubi kayu'],
      ['Luas Tanam', '0 Hektar'],
      ['Luas Puso', '0 Hektar'],
    ],
  ]);
  expect(screen.getByText('Belum ditanami:').parentElement?.textContent).toBe('Belum ditanami: Desa Gundul');
  expect(screen.queryByRole('button', { name: /Desa Gundul/ })).toBeNull();
});

test('villages that reported and planted nothing: no list, and it is said why', async () => {
  answers('/luas-lahan', [{ ...tanam, luas_tanam: 0, luas_puso: 0 }]);
  await open('/laporan/luas-tanam/melak?periode=12');
  expect(await screen.findByText('Belum ada yang ditanami')).toBeTruthy();
  expect(screen.getByText('Belum ditanami:').parentElement?.textContent).toContain(tanam.nama_desa_kelurahan);
});

test('N/D and BGM/D are explained above the figures', async () => {
  await openTimbang();
  const terms = screen.getAllByRole('term', { hidden: true }).map((term) => term.parentElement?.textContent);
  expect(terms).toContain('N/Dbagian balita ditimbang yang naik berat badannya; makin besar makin baik');
  expect(terms.find((term) => term?.startsWith('BGM/Dbagian'))).toContain('di bawah garis merah');
});

test('a village’s very long name is there whole', async () => {
  const nama_desa_kelurahan = `Kampung ${'Muara Tae '.repeat(30)}`.trim();
  answers('/luas-lahan', [{ ...tanam, nama_desa_kelurahan }]);
  const { detail } = await openDetail('luas-tanam', nama_desa_kelurahan, 'Detail Luas Tanam');
  expect(factsIn(detail)[1]).toEqual(['Desa/Kelurahan', nama_desa_kelurahan]);
});
