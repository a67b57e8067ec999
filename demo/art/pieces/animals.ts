import { fluent } from './fluent.ts';
import type { Piece } from './piece.ts';

export const animals = {
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
} satisfies Record<string, Piece>;
