import { expect, test } from 'vitest';
import type { PapanSkpg, TandaSkpg } from '../../../summaries/skpg/papan.ts';
import { narasi } from '../kalimat.ts';
import { rekomendasi } from '../rekomendasi.ts';
import { papanDari, tempatSkpg } from './papan.ts';

const teksOf = (papan: PapanSkpg, kunci: string) =>
  [...narasi(papan), ...rekomendasi(papan)].find((one) => one.kunci === kunci)?.teks.replaceAll('\u00a0', ' ');

const melak = tempatSkpg('Melak');
const damai = tempatSkpg('Damai');
const bongan = tempatSkpg('Bongan');

test('a month in which all is safe says so, and advises to go on', () => {
  const papan = papanDari([melak, damai]);
  expect(teksOf(papan, 'ringkas')).toBe(
    'Pada Oktober 2026 Kabupaten Kutai Barat dinilai aman menurut Permentan 43/2010. Dari 2 kecamatan, 2 aman, 0 waspada, 0 rentan, dan 0 belum dapat dinilai.',
  );
  expect(teksOf(papan, 'ketersediaan')).toBe(
    'Ketersediaan: aman. Luas tanam padi 412 ha, 6,2 % di atas rata-rata Oktober dalam 3 tahun (388 ha). Luas puso padi 412 ha, 6,2 % di atas rata-rata Oktober dalam 3 tahun (388 ha). Keduanya dari desa dan kelurahan yang sama, 8 dari 11 desa dan kelurahan.',
  );
  expect(rekomendasi(papan).map(({ kunci }) => kunci)).toEqual(['rekomendasi-aman']);
  expect(narasi(papan).map(({ kunci }) => kunci)).not.toContain('terbuka');
});

test.each([
  ['belum tersedia', 'Lengkapi laporan untuk aspek ketersediaan di Melak.', 'rekomendasi-data-ketersediaan'],
  [
    'pembanding belum ada',
    'Aspek ketersediaan di Melak belum dapat dinilai: laporannya ada, pembanding belum ada.',
    'rekomendasi-hitung-ketersediaan',
  ],
  [
    'komoditi belum dipilih',
    'Pilih komoditi pada ambang aspek ketersediaan: di Melak belum dinilai karena komoditi belum dipilih.',
    'rekomendasi-hitung-ketersediaan',
  ],
  [
    'tidak dapat dihitung',
    'Periksa sendiri aspek ketersediaan di Melak: pembandingnya nol, jadi tidak dapat dihitung.',
    'rekomendasi-hitung-ketersediaan',
  ],
  [
    'ambang belum ada',
    'Isi ambang aspek ketersediaan: di Melak belum ada yang berlaku bulan ini.',
    'rekomendasi-hitung-ketersediaan',
  ],
] as const)('%s: nobody is told that all is safe', (keadaan, said, kunci) => {
  const papan = papanDari([tempatSkpg('Melak', { aspek: { ketersediaan: keadaan }, komposit: keadaan }), damai]);
  expect(teksOf(papan, kunci)).toBe(said);
  expect(teksOf(papan, 'rekomendasi-aman')).toBeUndefined();
});

test('the vulnerable are named before the watchful, and all of them as all', () => {
  const rentan = tempatSkpg('Melak', { indikator: { beras: 'rentan' } });
  const waspada = tempatSkpg('Damai', { indikator: { beras: 'waspada' } });
  expect(teksOf(papanDari([waspada, rentan]), 'rekomendasi-beras')).toBe(
    'Siapkan gerakan pangan murah atau penyaluran cadangan beras di Melak dan Damai.',
  );
  const none = (nama: string) => tempatSkpg(nama, { aspek: { akses: 'belum tersedia' } });
  expect(teksOf(papanDari([none('Melak'), none('Damai')]), 'rekomendasi-data-akses')).toBe(
    'Lengkapi laporan untuk aspek akses di semua kecamatan.',
  );
});

test('little planted is said without saying more than its threshold does: 3 per cent more is watchful too', () => {
  const papan = papanDari([tempatSkpg('Melak', { indikator: { tanam: 'waspada' } })]);
  expect(teksOf(papan, 'rekomendasi-tanam')).toBe(
    'Dampingi percepatan tanam padi di Melak: terhadap rata-rata bulan yang sama luas tanamnya di bawah ambang aman.',
  );
});

const tanda = (nama: string, ukuran: TandaSkpg['ukuran']): TandaSkpg => ({
  ...{ kecamatan_id: nama.length, nama, ukuran, dari: 'aman', ke: 'waspada', sebab: [] },
});

test.each<[string, Partial<PapanSkpg>, string]>([
  ['nothing to compare with', { dibandingkan: 0 }, 'Dengan September 2026 belum dapat dibandingkan.'],
  [
    'two of three, none worse',
    { dibandingkan: 2 },
    'Dibandingkan September 2026 (2 dari 3 kecamatan), tidak ada aspek yang memburuk.',
  ],
  [
    'alike in several places is said once; the composite follows from the aspects',
    {
      tanda: [
        tanda('Melak', 'akses'),
        tanda('Damai', 'akses'),
        tanda('Bongan', 'pemanfaatan'),
        tanda('Melak', 'komposit'),
      ],
    },
    'Dibandingkan September 2026 (3 dari 3 kecamatan), memburuk: akses dari aman menjadi waspada di Melak dan Damai; pemanfaatan dari aman menjadi waspada di Bongan.',
  ],
])('%s', (_what, more, said) => {
  expect(teksOf(papanDari([melak, damai, bongan], more), 'perubahan')).toBe(said);
});

test('what is open and what is to be confirmed is said', () => {
  const row = { aman: '< 5', waspada: '≥ 5 dan ≤ 20', rentan: '> 20', sumber: 'Permentan 43/2010' };
  const papan = papanDari([melak], {
    periode_terbuka: ['Oktober 2026'],
    ambang: [{ ...row, ukuran: 'beras', berlaku_mulai: '2010-01-01', perlu_konfirmasi: true }],
  });
  expect(teksOf(papan, 'terbuka')).toBe('Bulan ini masih menerima laporan; angkanya masih dapat berubah.');
  expect(teksOf(papan, 'ambang')).toBe('Sebagian ambang yang dipakai masih perlu konfirmasi.');
});

test('puso that stays at zero is said as no change, and no cause of it is looked for', () => {
  const none = (nama: string) => {
    const place = tempatSkpg(nama, { indikator: { puso: 'waspada' } });
    const { puso } = place.indikator;
    return { ...place, indikator: { ...place.indikator, puso: { ...puso!, nilai: 0, kini: 0, pembanding: 0 } } };
  };
  const papan = { ...papanDari([]), tempat: [none('Kabupaten Kutai Barat'), none('Melak')] };
  expect(teksOf(papan, 'ketersediaan')).toContain(
    'Luas puso padi 0 ha, sama dengan rata-rata Oktober dalam 3 tahun (0 ha).',
  );
  expect(rekomendasi(papan).map(({ kunci }) => kunci)).toEqual(['rekomendasi-aman']);
});

test('a price without a chosen commodity is not said to lack reports', () => {
  const place = tempatSkpg('Kabupaten Kutai Barat', { indikator: { beras: 'komoditi belum dipilih' } });
  const papan = { ...papanDari([], { komoditi: { beras: null } }), tempat: [place] };
  expect(teksOf(papan, 'akses')).toContain('Harga eceran beras tidak dapat dinilai: komoditi belum dipilih.');
});

test('an empty regency has nothing to say that is not so', () => {
  expect(rekomendasi(papanDari([]))).toEqual([]);
});
