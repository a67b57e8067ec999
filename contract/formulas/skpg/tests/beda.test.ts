import { expect, test } from 'vitest';
import type { ParagrafTerbit } from '../../../summaries/skpg/terbitan.ts';
import { beda, type Isi } from '../beda.ts';
import { papanDari, tempatSkpg } from './papan.ts';

const isi = (more: Partial<Isi> = {}): Isi => ({
  ...{ papan: papanDari([tempatSkpg('Melak')]), narasi: [], rekomendasi: [] },
  ...more,
});
const told = (before: Isi, now: Isi) =>
  beda(before, now).map(({ nama, yang, dari, ke }) => `${nama}, ${yang}: ${dari} -> ${ke}`.replaceAll('\u00a0', ' '));
const kalimat = (teks: string, disunting: boolean): ParagrafTerbit => ({ kunci: 'akses', teks, disunting });

test('the same says nothing', () => {
  expect(told(isi(), isi())).toEqual([]);
});

test('a label, and the aspects that follow from it', () => {
  const now = papanDari([
    tempatSkpg('Melak', { indikator: { beras: 'waspada' }, aspek: { akses: 'waspada' }, komposit: 'waspada' }),
  ]);
  expect(told(isi(), isi({ papan: now }))).toEqual([
    'Melak, Harga beras (%): 6,2 % · aman -> 6,2 % · waspada',
    'Melak, Akses (skor): skor 1 · aman -> skor 1 · waspada',
    'Melak, Gabungan (skor): skor 3 · aman -> skor 3 · waspada',
  ]);
});

test('the same per cent from other reports is a change', () => {
  const melak = tempatSkpg('Melak');
  const { nd } = melak.indikator;
  if (!nd) throw new Error('no N/D');
  const now = papanDari([{ ...melak, indikator: { ...melak.indikator, nd: { ...nd, kini: 430, cakupan: 11 } } }]);
  expect(told(isi(), isi({ papan: now }))).toEqual([
    'Melak, N/D (%): 412 terhadap 388 (8 dari 11) -> 430 terhadap 388 (11 dari 11)',
  ]);
});

test('a figure that hardly falls has no sign before its words', () => {
  const melak = tempatSkpg('Melak');
  const { beras } = melak.indikator;
  if (!beras) throw new Error('no price');
  const papan = papanDari([{ ...melak, indikator: { ...melak.indikator, beras: { ...beras, nilai: -0.03 } } }]);
  expect(told(isi(), isi({ papan }))).toEqual(['Melak, Harga beras (%): 6,2 % · aman -> kurang dari 0,1 % · aman']);
});

test('another scheme is said first; then labels alone, for the scores run in opposite directions', () => {
  const now = papanDari([tempatSkpg('Melak', { aspek: { akses: 'rentan' } })], { skema: 'cilegon' });
  expect(told(isi(), isi({ papan: now }))).toEqual([
    'Skema, cara menilai: Permentan 43/2010 -> Cilegon 2026',
    'Melak, Akses (skor): aman -> rentan',
  ]);
});

test('another threshold, a place that is no more, a new one', () => {
  const row = { ukuran: 'beras', aman: '< 5', waspada: '≥ 5 dan ≤ 20', rentan: '> 20' } as const;
  const about = { sumber: 'Permentan 43/2010', berlaku_mulai: '2010-01-01', perlu_konfirmasi: true };
  const was = papanDari([tempatSkpg('Melak')], { ambang: [{ ...row, ...about }] });
  const now = papanDari([tempatSkpg('Damai Baru')], {
    ambang: [{ ...row, ...about, aman: '< 4', waspada: '≥ 4 dan ≤ 20' }],
  });
  const all = told(isi({ papan: was }), isi({ papan: now }));
  expect(all).toContain(
    'Ambang, Harga beras (%): aman kurang dari 5, waspada 5 sampai 20, rentan lebih dari 20 -> aman kurang dari 4, waspada 4 sampai 20, rentan lebih dari 20',
  );
  expect(all).toContain('Melak, Gabungan (skor): skor 3 · aman -> tidak dinilai');
  expect(all).toContain('Damai Baru, Gabungan (skor): tidak dinilai -> skor 3 · aman');
});

test('sentences that the office wrote; those of the figures follow from them', () => {
  const before = isi({ narasi: [kalimat('Harga naik 3 %.', false)], rekomendasi: [kalimat('Siapkan pasar.', true)] });
  const now = isi({ narasi: [kalimat('Jalan putus.', true)] });
  expect(told(before, now)).toEqual([
    'Narasi, kalimat dinas: Harga naik 3 %. -> Jalan putus.',
    'Rekomendasi, kalimat dinas: Siapkan pasar. -> tidak ada',
  ]);
  expect(
    told(isi({ narasi: [kalimat('Harga naik 3 %.', false)] }), isi({ narasi: [kalimat('Naik 4 %.', false)] })),
  ).toEqual([]);
});
