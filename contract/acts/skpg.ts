import { z } from 'zod';
import { means } from '../columns.ts';
import { skemaSkpg } from '../formulas/skpg/label.ts';
import { adaKunci } from '../formulas/skpg/naskah.ts';
import { name, oneOf, orElse, text, whole, year, yesNo } from '../inputs.ts';
import { schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

const bulan = schema(() => ({
  tahun: year('Tahun'),
  bulan: whole('Bulan')
    .pipe(z.number().min(1, 'Bulan harus 1 sampai 12').max(12, 'Bulan harus 1 sampai 12'))
    .meta(means('Bulannya, 1 sampai 12', 10)),
  skema: oneOf('Skema', skemaSkpg).meta(means('Cara menilainya', 'permentan')),
}));

/** `asal`: what the figures say may name every place. */
const LONGEST = { teks: 4000, asal: 20_000, catatan: 500 };

/**
 * A sentence of a month's report, written by the office; blank leaves it out. `asal`: what the figures said to whoever
 * wrote it; `kembalikan`: what the figures say stands again.
 */
const naskah = schema(() =>
  z.object({
    ...bulan,
    kunci: name('Kunci', 60).refine(adaKunci, 'Kunci tidak sah').meta(means('Kalimat yang mana', 'akses')),
    teks: orElse(
      '',
      text('Kalimat', LONGEST.teks).transform((teks) => teks.trim()),
    ).meta(means('Isinya; kosong bila dihilangkan', 'Harga beras naik karena jalan putus.')),
    asal: orElse('', text('Kalimat asal', LONGEST.asal)).meta(
      means('Kalimat dari angka, seperti yang dilihat penulisnya', 'Akses: waspada.'),
    ),
    kembalikan: orElse(false, yesNo('Kembalikan')).meta(means('Kalimat dari angka berlaku lagi', false)),
  }),
);

/** A month as it is published: `sidik` says what was seen. */
const terbit = schema(() =>
  z.object({
    ...bulan,
    sidik: name('Sidik', 64),
    catatan: orElse(
      '',
      text('Catatan', LONGEST.catatan).transform((catatan) => catatan.trim()),
    ).meta(means('Apa yang diperbaiki; wajib pada revisi', 'Laporan Bongan menyusul')),
  }),
);

const month = [
  empty('Mohon pilih tahun', 'tahun'),
  empty('Mohon pilih bulan', 'bulan'),
  empty('Mohon pilih skema', 'skema'),
] as const satisfies readonly Rule<Raw<z.infer<typeof terbit>>>[];

export const naskahSkpg = schema(() => ({
  input: naskah,
  rules: [...month, empty('Mohon sebut kalimatnya', 'kunci')] as readonly Rule<Raw<z.infer<typeof naskah>>>[],
}));

export const terbitSkpg = schema(() => ({
  input: terbit,
  rules: [...month, empty('Mohon buka dahulu bulannya', 'sidik')] as readonly Rule<Raw<z.infer<typeof terbit>>>[],
}));
