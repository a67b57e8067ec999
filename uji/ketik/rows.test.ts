import { expect, test } from 'vitest';
import { pusoRules } from '../../contract/resources/luas-tanam.ts';
import { skdnRules } from '../../contract/resources/timbang-balita.ts';
import { createRandom } from '../../demo/random.ts';
import { formulir, namaFormulir } from './formulir.ts';
import { keysOf, paper } from './rows.ts';

test.each(namaFormulir)(
  '%s: what is typed keeps the rules, near to the period before unless it is to be asked',
  (nama) => {
    const { isian } = formulir[nama];
    for (let benih = 0; benih < 50; benih += 1) {
      const rows = paper(formulir[nama], 12, 2, createRandom(benih));
      expect(rows.filter(({ isJauh }) => isJauh)).toHaveLength(2);
      expect(rows.filter(({ lalu }) => lalu)).toHaveLength(6);
      for (const { angka, lalu, isJauh } of rows) {
        const values = Object.fromEntries(isian.map(([name], at) => [name, angka[at]]));
        for (const [message, isBroken] of [...pusoRules, ...skdnRules])
          expect([message, isBroken(values)]).toEqual([message, false]);
        const far = angka.filter((figure, at) => lalu?.[at] && Math.abs(figure - lalu[at]) > Math.max(4, lalu[at] / 2));
        expect(far).toHaveLength(isJauh ? 1 : 0);
      }
    }
  },
);

test('figures are typed as they are written here, Tab between them and Enter behind them', () => {
  expect(keysOf({ angka: [14500, 12.5] })).toEqual([...'14500', 'Tab', ...'12,5', 'Enter']);
});
