import { placeBlock } from '../place-block';
import { planBlock } from '../plan-block';
import { readBlock } from '../read-block';
import type { Sheet } from '../sheet';

const names = ['Beras Premium', 'Beras Medium', 'Cabai Rawit Merah', 'Telur Ayam Ras', 'Gula Pasir'];
export const prices = (row = 0, column = 0): Sheet => ({
  rows: names.map((nama) => ({ key: nama, nama })),
  columns: [
    { figure: 'eceran', names: ['Harga Eceran'], kind: 'whole' },
    { figure: 'grosir', names: ['Harga Grosir'], kind: 'whole' },
  ],
  at: { row, column },
});

/** Says what is proposed for a block, and whether it has to be asked before anything is stored. */
export function planned(text: string, into = prices()) {
  const { lines, isList } = readBlock(text, into.columns);
  const plan = planBlock(lines, into, isList);
  const targets = plan.targets.map((target) => (typeof target === 'number' ? into.columns[target]?.figure : target));
  const { typed } = placeBlock(plan, into, plan.targets);
  return {
    plan,
    targets,
    isAsked: plan.doubt !== null,
    entered: typed.map((one) => `${one.key} ${one.figure} ${one.text}`).sort(),
  };
}
export const block = (...lines: string[]) => lines.join('\n').replaceAll('|', '\t');

export const BOTH = [
  'Beras Premium eceran 17800',
  'Beras Premium grosir 16900',
  'Telur Ayam Ras eceran 32000',
  'Telur Ayam Ras grosir 30000',
];
