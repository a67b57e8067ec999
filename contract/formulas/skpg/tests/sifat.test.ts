import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memburuk } from '../ambang.ts';
import { aspekSkpg, type LabelSkpg, skemaSkpg } from '../label.ts';
import { bagian, type Nilai, nilaiTempat } from '../nilai.ts';
import { skema } from '../skema.ts';
import { angkaDari, bawaan, type Kasus } from './cases.ts';

const persen = fc.oneof(fc.integer({ min: -100, max: 200 }), fc.double({ min: -100, max: 200, noNaN: true }));
const atauTidakAda = fc.option(fc.oneof(persen, fc.constant('?' as const)), { nil: undefined });
const kasus: fc.Arbitrary<Kasus> = fc.record(
  Object.fromEntries(
    (['tanam', 'puso', 'beras', 'minyak', 'telur', 'nd', 'bgm'] as const).map((name) => [name, atauTidakAda]),
  ),
);
const labelOf = (one: Nilai | undefined): LabelSkpg | null => (one?.keadaan === 'ada' ? one.label : null);

test.each(skemaSkpg)('%s: a missing aspect never yields a composite, and a whole one always does', (nama) => {
  const ambang = bawaan(nama);
  fc.assert(
    fc.property(kasus, (of) => {
      const { aspek, komposit } = nilaiTempat(nama, angkaDari(of), ambang);
      const isWhole = aspekSkpg.every((one) => !skema[nama].aspek[one] || aspek[one]?.keadaan === 'ada');
      expect(komposit.keadaan === 'ada').toBe(isWhole);
    }),
  );
});

test.each(skemaSkpg)('%s: one more toddler whose weight is up never worsens use', (nama) => {
  const ambang = bawaan(nama);
  const weighed = fc
    .integer({ min: 1, max: 300 })
    .chain((D) => fc.record({ D: fc.constant(D), N: fc.nat(D - 1), BGM: fc.nat(D) }));
  fc.assert(
    fc.property(weighed, ({ D, N, BGM }) => {
      const use = (naik: number) =>
        labelOf(
          nilaiTempat(nama, { ...angkaDari({}), nd: bagian(naik, D), bgm: bagian(BGM, D) }, ambang).aspek.pemanfaatan,
        );
      expect(memburuk(use(N), use(N + 1))).toBe(false);
    }),
  );
});

test.each(skemaSkpg)('%s: dearer food, more loss, less planted, fewer gaining never make a place safer', (nama) => {
  const ambang = bawaan(nama);
  const worse = { tanam: -1, puso: 1, beras: 1, minyak: 1, telur: 1, nd: -1, bgm: 1 } as const;
  fc.assert(
    fc.property(kasus, fc.constantFrom(...(Object.keys(worse) as (keyof typeof worse)[])), persen, (of, name, by) => {
      const before = of[name];
      fc.pre(typeof before === 'number');
      const after = { ...of, [name]: before + worse[name] * Math.abs(by) };
      const [one, other] = [of, after].map((each) => nilaiTempat(nama, angkaDari(each), ambang));
      for (const aspek of aspekSkpg) {
        expect(memburuk(labelOf(other?.aspek[aspek]), labelOf(one?.aspek[aspek]))).toBe(false);
      }
      expect(memburuk(labelOf(other?.komposit), labelOf(one?.komposit))).toBe(false);
    }),
  );
});
