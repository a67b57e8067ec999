import type { Sheet } from '../sheet.ts';
import type { PieceNames } from './heap.ts';

/** Where the subject stands and how wide it may be. */
export interface Spot {
  x: number;
  floor: number;
  width: number;
}

export type DrawDisplay = (sheet: Sheet, names: PieceNames, spot: Spot) => string;
