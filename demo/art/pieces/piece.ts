import { icons } from '@iconify-json/fluent-emoji-flat';
import { recolour } from '../palette.ts';

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

type Tints = Readonly<Record<string, string>>;

interface Look extends Partial<Pick<Piece, 'spread' | 'turn'>> {
  tints?: Tints;
  /** Light and shade laid over the set's flat colours. */
  sheen?: string;
}

// The set's colours are made for 20 pixels; beside our paper and greens they would shout.
const quieter: Tints = {
  '#00d26a': '#4bab5c',
  '#00f397': '#8dd08c',
  '#008463': '#23774a',
  '#44911b': '#4a8f35',
  '#86d72f': '#8fbf49',
  '#c3ef3c': '#c6dc69',
  '#f8312f': '#dc4232',
  '#f92f60': '#d2476a',
  '#ca0b4a': '#a52c50',
  '#ff6723': '#ea7035',
  '#ff822d': '#ee8b40',
  '#fcd53f': '#f5ca48',
  '#f9c23c': '#efb637',
  '#00a6ed': '#4b9bc4',
  '#0074ba': '#30709b',
  '#8c42b3': '#7a4a93',
  '#8d65c5': '#8069ab',
};

/** A drawing of the Fluent Emoji set, quietened, with colours of its own where the thing is another one. */
export function fluent(icon: string, box: Piece['box'], size: number, look: Look = {}): Piece {
  const body = icons.icons[icon]?.body;
  if (!body) throw new Error(`The emoji set has no drawing called ${icon}`);
  const tinted = recolour(body, (colour) => look.tints?.[colour] ?? quieter[colour] ?? colour);
  return drawn(box, size, tinted + (look.sheen ?? ''), look);
}
