import { expect, test } from 'vitest';
import { istilahDi } from '#contract/formulas/wilayah/istilah.ts';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { timbangBalita } from '#contract/resources/timbang-balita.ts';
import { complaintsOf } from '@/shared/form/values/complaints';
import { verdictOn } from '../../../server/http/write/validated.ts';

test('what is refused is said in the words of the region, by the form and by the server', () => {
  const { input, rules } = timbangBalita;
  const nothing: Parameters<(typeof rules.add)[number][1]>[0] = {};
  const said = () => [
    Object.values(complaintsOf(rules.add, nothing, new Map(), {}) ?? {}),
    Object.values((verdictOn({}, rules.add, input) as { errors: Record<string, string[]> }).errors).flat(),
  ];
  expect(said().map((all) => all.filter((one) => /kecamatan|kelurahan/i.test(one)).length)).toEqual([2, 2]);
  setRegionalWords(istilahDi('91.06', { desa: true, kelurahan: false }));
  for (const all of said()) {
    expect(all.join(' ')).toMatch(/distrik/i);
    expect(all.join(' ')).not.toMatch(/kecamatan|kelurahan/i);
  }
});
