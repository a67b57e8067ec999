import type { Random } from '../random.ts';
import { mix, recolour, tanah } from './palette.ts';
import type { Piece } from './pieces/piece.ts';
import { type PieceName, pieces } from './pieces/pieces.ts';
import { ellipse, n } from './svg.ts';

interface Place {
  x: number;
  /** Where it stands; its middle when `middle` is set. */
  y: number;
  /** The longer side in pixels. */
  size: number;
  turn?: number;
  flip?: boolean;
  middle?: boolean;
  /** 0 in the light to 2 deep in the heap; 4 is the dark edge that parts a piece from its like. */
  shade?: 0 | 1 | 2 | 4;
}

/** What one picture is drawn on: it keeps each piece once and hands out references. */
export interface Sheet {
  width: number;
  height: number;
  random: Random;
  place(name: PieceName, place: Place): string;
  /** A fill that runs from the top colour to the bottom one. */
  fade(top: string, bottom: string): string;
  /** A round light that fades to nothing. */
  glow(colour: string, opacity: number): string;
  definitions(): string;
}

const longerSide = ({ box }: Piece) => Math.max(box[2] - box[0], box[3] - box[1]);

export function createSheet(width: number, height: number, random: Random): Sheet {
  const definitions = new Map<string, string>();

  const define = (id: string, draw: () => string) => {
    if (!definitions.has(id)) definitions.set(id, draw());
    return id;
  };
  const definePiece = (name: PieceName, shade: number) =>
    define(shade ? `${name}-${shade}` : name, () => {
      const id = shade ? `${name}-${shade}` : name;
      const body = pieces[name].body
        .replace(/\bid="([^"]+)"/g, `id="${id}.$1"`)
        .replace(/url\(#([^)]+)\)/g, `url(#${id}.$1)`);
      return `<g id="${id}">${shade ? recolour(body, (colour) => mix(colour, tanah, shade * 0.085)) : body}</g>`;
    });

  return {
    width,
    height,
    random,
    place(name, { x, y, size, turn = 0, flip = false, middle = false, shade = 0 }) {
      const piece: Piece = pieces[name];
      const [left, top, right, bottom] = piece.box;
      const scale = size / longerSide(piece);
      const foot = middle ? (top + bottom) / 2 : bottom;
      const grown = scale.toFixed(3);
      return (
        `<use href="#${definePiece(name, shade)}" transform="translate(${n(x)} ${n(y)})` +
        `${turn ? ` rotate(${n(turn)})` : ''} scale(${flip ? `-${grown} ${grown}` : grown})` +
        ` translate(${n(-(left + right) / 2)} ${n(-foot)})"/>`
      );
    },
    fade(top, bottom) {
      const id = define(
        `fade-${top.slice(1)}-${bottom.slice(1)}`,
        () =>
          `<linearGradient id="fade-${top.slice(1)}-${bottom.slice(1)}" x1="0" y1="0" x2="0" y2="1">` +
          `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
      );
      return `url(#${id})`;
    },
    glow(colour, opacity) {
      const name = `glow-${colour.slice(1)}-${Math.round(opacity * 100)}`;
      const id = define(
        name,
        () =>
          `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
          `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      );
      return `url(#${id})`;
    },
    definitions: () => `<defs>${[...definitions.values()].join('')}</defs>`,
  };
}

/** The soft dark under a thing, so that nothing floats. */
export const shadow = (x: number, y: number, width: number, depth = width * 0.11): string =>
  ellipse(x, y, width / 2, depth, tanah, 0.2);

export type PieceNames = readonly [PieceName, ...PieceName[]];

/** Where the subject stands and how wide it may be. */
export interface Spot {
  x: number;
  floor: number;
  width: number;
}

export type DrawDisplay = (sheet: Sheet, names: PieceNames, spot: Spot) => string;

interface Setting {
  /** Everything behind the subject. */
  back: string;
  /** Where the subject's feet stand. */
  floor: number;
  /** What hangs or grows before the subject, at the edges. */
  front: string;
}

export type DrawSetting = (sheet: Sheet) => Setting;
