import { fluent, type Piece } from './piece.ts';

/** Animals, and what people drive, hold and eat from. */
export const village = {
  ayam: fluent('rooster', [3, 2, 30, 30], 2, { spread: 0 }),
  bebek: fluent('duck', [2, 2, 30, 30], 2.3, {
    spread: 0,
    tints: {
      '#9b9b9b': '#c9b38c',
      '#d3d3d3': '#efe3c8',
      '#f4f4f4': '#fdf8ea',
      '#44911b': '#6b5a3a',
      '#86d72f': '#8a7850',
    },
  }),
  sapi: fluent('cow', [2, 3.5, 30, 30], 4, {
    spread: 0,
    tints: { '#d3d3d3': '#c98f5a', '#e6e6e6': '#d8a36c', '#9b9b9b': '#8a5a36', '#636363': '#6e4529' },
  }),
  kambing: fluent('goat', [2, 4, 30, 30], 3, { spread: 0 }),
  traktor: fluent('tractor', [2, 7, 30, 30], 5, { spread: 0 }),
  'mobil-bak': fluent('pickup-truck', [2, 12, 30.1, 30], 6, { spread: 0 }),
  'panci-sayur': fluent('pot-of-food', [2, 5, 30, 30], 2.2, { spread: 0 }),
  'nasi-mangkuk': fluent('cooked-rice', [2, 1, 29.9, 30], 1.6, { spread: 0 }),
  salad: fluent('green-salad', [2, 3, 30, 29.5], 1.7, { spread: 0 }),
  teko: fluent('teapot', [2, 5, 30, 30], 1.6, { spread: 0 }),
  susu: fluent('glass-of-milk', [4, 2, 28, 30], 1, { spread: 0 }),
  'papan-catat': fluent('clipboard', [5, 2, 27, 30], 1, { spread: 0 }),
} satisfies Record<string, Piece>;
