import { describe, expect, test } from 'vitest';
import { adaKunci, kunciTambahan, paragraf, type Suntingan } from '../naskah.ts';

const own = [
  { kunci: 'ringkas', teks: 'Dinilai aman.' },
  { kunci: 'akses', teks: 'Harga naik 3 %.' },
];
const edit = (more: Partial<Suntingan> = {}): Suntingan => ({
  ...{ kunci: 'akses', teks: 'Jalan putus.', asal: 'Harga naik 3 %.', dikembalikan: false, revisi: 2 },
  ...more,
});
const told = (written: Suntingan[], bagian: 'narasi' | 'rekomendasi' = 'narasi') =>
  paragraf(bagian, bagian === 'narasi' ? own : [], written).map(
    ({ kunci, teks, disunting, usang }) => `${kunci}: ${teks}${disunting ? ' (dinas)' : ''}${usang ? ' (usang)' : ''}`,
  );

describe('what the office wrote', () => {
  test.each<[string, Suntingan[], string[]]>([
    ['nothing', [], ['ringkas: Dinilai aman.', 'akses: Harga naik 3 %.']],
    ['a sentence anew', [edit()], ['ringkas: Dinilai aman.', 'akses: Jalan putus. (dinas)']],
    ['one left out', [edit({ teks: '' })], ['ringkas: Dinilai aman.', 'akses:  (dinas)']],
    ['one taken back', [edit({ dikembalikan: true })], ['ringkas: Dinilai aman.', 'akses: Harga naik 3 %.']],
    [
      'one whose figures have moved on',
      [edit({ asal: 'Harga naik 1 %.' })],
      ['ringkas: Dinilai aman.', 'akses: Jalan putus. (dinas) (usang)'],
    ],
    [
      'one that the figures no longer make stays, and says so',
      [edit({ kunci: 'ambang', teks: 'Ambang sedang ditinjau.', asal: 'Perlu konfirmasi.' })],
      ['ringkas: Dinilai aman.', 'akses: Harga naik 3 %.', 'ambang: Ambang sedang ditinjau. (dinas) (usang)'],
    ],
    [
      'the same, read again and kept',
      [edit({ kunci: 'ambang', teks: 'Ambang sedang ditinjau.', asal: '' })],
      ['ringkas: Dinilai aman.', 'akses: Harga naik 3 %.', 'ambang: Ambang sedang ditinjau. (dinas)'],
    ],
    [
      'an added one stands last; one of another part does not stand here',
      [
        edit({ kunci: 'narasi-tambahan-1', teks: 'Listrik padam sepekan.', asal: '' }),
        edit({ kunci: 'rekomendasi-tambahan-1' }),
        edit({ kunci: 'rekomendasi-beras' }),
      ],
      ['ringkas: Dinilai aman.', 'akses: Harga naik 3 %.', 'narasi-tambahan-1: Listrik padam sepekan. (dinas)'],
    ],
  ])('%s', (_what, written, shown) => {
    expect(told(written)).toEqual(shown);
  });

  test('the revision goes on where a sentence was taken back', () => {
    expect(paragraf('narasi', own, [edit({ dikembalikan: true })])[1]).toMatchObject({ disunting: false, revisi: 2 });
  });
});

describe('keys', () => {
  test('the next addition is behind the last one, also where one before is blank', () => {
    expect(kunciTambahan('narasi', [])).toBe('narasi-tambahan-1');
    expect(kunciTambahan('narasi', [{ kunci: 'ringkas' }, { kunci: 'narasi-tambahan-2' }])).toBe('narasi-tambahan-3');
    expect(kunciTambahan('rekomendasi', [{ kunci: 'narasi-tambahan-2' }])).toBe('rekomendasi-tambahan-1');
    expect(kunciTambahan('narasi', [{ kunci: 'narasi-tambahan-40' }])).toBeNull();
  });

  test.each([
    ...(['ringkas', 'akses', 'perubahan', 'rekomendasi-beras', 'rekomendasi-data-akses'] as const),
    ...(['rekomendasi-hitung-akses', 'rekomendasi-aman', 'narasi-tambahan-1', 'rekomendasi-tambahan-40'] as const),
  ])('%s is a sentence', (kunci) => {
    expect(adaKunci(kunci)).toBe(true);
  });

  test.each(['', 'x', 'narasi-tambahan-0', 'narasi-tambahan-41', 'narasi-tambahan-999', 'rekomendasi-', 'toString'])(
    '%j is none',
    (kunci) => {
      expect(adaKunci(kunci)).toBe(false);
    },
  );
});
