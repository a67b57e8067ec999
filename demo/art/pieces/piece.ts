/** One thing that can stand in a picture, in coordinates of its own. */
export interface Piece {
  /** Left, top, right and bottom of what is really drawn: a piece stands on the bottom of its box. */
  box: readonly [number, number, number, number];
  /** How large it is beside a tomato. */
  size: number;
  /** Degrees it may lie askew in a heap, to either side of `turn`. */
  spread: number;
  turn: number;
  body: string;
}

type Lie = Partial<Pick<Piece, 'spread' | 'turn'>>;

/** A piece of our own drawing. */
export function drawn(box: Piece['box'], size: number, body: string, lie: Lie = {}): Piece {
  return { box, size, body, spread: 12, turn: 0, ...lie };
}
