import { z } from 'zod';
import { means } from '../columns.ts';
import { skemaSkpg } from '../formulas/skpg/label.ts';
import { adaKunci } from '../formulas/skpg/naskah.ts';
import { name, oneOf, orElse, rawText, text, whole, year, yesNo } from '../inputs.ts';
import { limits } from '../limits.ts';
import { schema } from '../resource.ts';
import { empty, type Raw, type Rule, reasonRules } from '../rules.ts';

const bulan = schema(() => ({
  tahun: year('Tahun'),
  bulan: whole('Bulan')
    .pipe(z.number().min(1, 'Bulan harus 1 sampai 12').max(12, 'Bulan harus 1 sampai 12'))
    .meta(means('Bulannya, 1 sampai 12', 10)),
}));

const bulanDinilai = schema(() => ({
  ...bulan,
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
    ...bulanDinilai,
    kunci: name('Kunci', 60).refine(adaKunci, 'Kunci tidak sah').meta(means('Kalimat yang mana', 'akses')),
    teks: orElse('', text('Kalimat', LONGEST.teks)).meta(
      means('Isinya; kosong bila dihilangkan', 'Harga beras naik karena jalan putus.'),
    ),
    asal: orElse('', rawText('Kalimat asal', LONGEST.asal)).meta(
      means('Kalimat dari angka, seperti yang dilihat penulisnya', 'Akses: waspada.'),
    ),
    kembalikan: orElse(false, yesNo('Kembalikan')).meta(means('Kalimat dari angka berlaku lagi', false)),
  }),
);

/** A month as it is published: `sidik` says what was seen. */
const terbit = schema(() =>
  z.object({
    ...bulanDinilai,
    sidik: name('Sidik', 64),
    catatan: orElse('', text('Catatan', LONGEST.catatan)).meta(
      means('Apa yang diperbaiki; wajib pada revisi', 'Laporan Bongan menyusul'),
    ),
  }),
);

/** Withdraws a publication: `ke` is the one on the sender's screen. */
const tarik = schema(() =>
  z.object({
    ...bulan,
    ke: whole('Terbitan').meta(means('Terbitan ke berapa yang dilihat', 1)),
    alasan: text('Alasan', limits.alasanPenarikan.max).meta(
      means('Mengapa ditarik; semua orang membacanya', 'Harga beras Damai salah satuan'),
    ),
  }),
);

/** Closes all ended periods of a month: `sidik` stands for those on the sender's screen. */
const tutup = schema(() => z.object({ ...bulan, sidik: name('Sidik', 64) }));

const month = [
  empty('Mohon pilih tahun', 'tahun'),
  empty('Mohon pilih bulan', 'bulan'),
] as const satisfies readonly Rule<Raw<z.infer<typeof tutup>>>[];

const judgedMonth = [...month, empty('Mohon pilih skema', 'skema')] as const satisfies readonly Rule<
  Raw<z.infer<typeof terbit>>
>[];

export const naskahSkpg = schema(() => ({
  input: naskah,
  rules: [...judgedMonth, empty('Mohon sebut kalimatnya', 'kunci')] as readonly Rule<Raw<z.infer<typeof naskah>>>[],
}));

export const terbitSkpg = schema(() => ({
  input: terbit,
  rules: [...judgedMonth, empty('Mohon buka dahulu bulannya', 'sidik')] as readonly Rule<Raw<z.infer<typeof terbit>>>[],
}));

/** Rules for the public reason of a withdrawal. */
export const alasanTarikRules: readonly Rule<{ alasan?: unknown }>[] = reasonRules(
  'Mohon isi alasannya',
  limits.alasanPenarikan,
);

export const tarikSkpg = schema(() => ({
  input: tarik,
  rules: [...month, empty('Mohon buka dahulu bulannya', 'ke'), ...alasanTarikRules] as readonly Rule<
    Raw<z.infer<typeof tarik>>
  >[],
}));

export const tutupBulan = schema(() => ({
  input: tutup,
  rules: [...month, empty('Mohon buka dahulu bulannya', 'sidik')] as readonly Rule<Raw<z.infer<typeof tutup>>>[],
}));
