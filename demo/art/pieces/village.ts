import { fluent } from './fluent.ts';
import type { Piece } from './piece.ts';

/** What people drive, hold and eat from. */
export const village = {
  traktor: fluent('tractor', [2, 7, 30, 30], 5, { spread: 0 }),
  'mobil-bak': fluent('pickup-truck', [2, 12, 30.1, 30], 6, { spread: 0 }),
  'panci-sayur': fluent('pot-of-food', [2, 5, 30, 30], 2.2, { spread: 0 }),
  'nasi-mangkuk': fluent('cooked-rice', [2, 1, 29.9, 30], 1.6, { spread: 0 }),
  salad: fluent('green-salad', [2, 3, 30, 29.5], 1.7, { spread: 0 }),
  teko: fluent('teapot', [2, 5, 30, 30], 1.6, { spread: 0 }),
  susu: fluent('glass-of-milk', [4, 2, 28, 30], 1, { spread: 0 }),
  'papan-catat': fluent('clipboard', [5, 2, 27, 30], 1, { spread: 0 }),
} satisfies Record<string, Piece>;
