import { mix } from '../palette.ts';
import type { PieceName } from '../pieces/pieces.ts';
import { type Sheet, shadow } from '../sheet.ts';
import { at, circle, ellipse, group, path, repeat, stroke } from '../svg.ts';

type Point = readonly [number, number];

/** Hands in a body 100 units tall, feet at 0, up is negative; the left one first. */
const poses = {
  berdiri: [
    [-16, -37],
    [16, -37],
  ],
  memegang: [
    [-7, -50],
    [7, -50],
  ],
  membawa: [
    [-11, -54],
    [11, -54],
  ],
  melambai: [
    [-16, -37],
    [23, -88],
  ],
  menunjuk: [
    [-15, -40],
    [31, -69],
  ],
  memberi: [
    [22, -54],
    [29, -56],
  ],
  bertepuk: [
    [-2, -57],
    [3, -58],
  ],
} satisfies Record<string, readonly [Point, Point]>;

type Pose = keyof typeof poses;

export interface Person {
  face: PieceName;
  shirt: string;
  /** Trousers, or a long skirt where `skirt` is set. */
  cloth: string;
  skirt?: boolean;
  pose?: Pose;
  hat?: 'caping' | 'topi' | 'peci';
  vest?: string;
  batik?: string;
  /** What both hands hold, and how large it is beside a body of 100. */
  holds?: readonly [PieceName, number];
}

const skinOf = (face: PieceName) => (/terang|laki|bayi|kuning|merah|krem/.test(face) ? '#e0ac80' : '#c58c63');
const isScarf = (face: PieceName) => face.startsWith('kerudung');

const legs = (cloth: string, skirt: boolean) => {
  const dark = mix(cloth, '#241812', 0.25);
  if (skirt)
    return (
      path('M-12-42H12L15-6C8-2-8-2-15-6Z', cloth) +
      path('M4-42H12L15-6C12-4 8-3 5-3Z', dark) +
      stroke('M-13.6-14Q0-9 13.6-14M-13-20Q0-15 13-20', mix(cloth, '#fcefcb', 0.5), 1.6) +
      ellipse(-6, -1.5, 5, 2.6, '#4a3227') +
      ellipse(7, -1.5, 5, 2.6, '#4a3227')
    );
  return (
    path('M-12-42H12L12-3H3L0-32L-3-3H-12Z', cloth) +
    path('M2-42H12L12-3H5Z', dark) +
    ellipse(-8.5, -1.6, 6, 2.8, '#3a2a20') +
    ellipse(8.5, -1.6, 6, 2.8, '#3a2a20')
  );
};

const torso = ({ shirt, vest, batik }: Person) =>
  path('M-14-66C-16-72-8-75 0-75C8-75 16-72 14-66L13-38C8-35-8-35-13-38Z', shirt) +
  (batik
    ? repeat(9, (index) =>
        path(at`M${-8 + (index % 3) * 8} ${-66 + Math.floor(index / 3) * 10}l2.6 3l-2.6 3l-2.6-3Z`, batik),
      )
    : '') +
  path('M6-75C12-74 15-71 14-66L13-38C10-36 7-36 4-36C8-48 9-62 6-75Z', '#241812', 0.14) +
  (vest
    ? path('M-14-66C-16-72-9-75-4-75L-2-37C-7-36-11-37-13-38Z', vest) +
      path('M14-66C16-72 9-75 4-75L2-37C7-36 11-37 13-38Z', mix(vest, '#241812', 0.12)) +
      stroke('M-12-52h8M4-52h8', mix(vest, '#ffffff', 0.5), 2)
    : stroke('M0-73V-38', mix(shirt, '#241812', 0.22), 1.2));

const arm = (side: -1 | 1, [x, y]: Point, sleeve: string, skin: string) => {
  const [fromX, fromY] = [side * 13, -67];
  const bend = at`${(fromX + x) / 2 + side * 5} ${(fromY + y) / 2 + (y > -60 ? 5 : 1)}`;
  return (
    stroke(at`M${fromX} ${fromY}Q${bend} ${x} ${y}`, skin, 6) +
    stroke(
      at`M${fromX} ${fromY}Q${fromX + side * 3.4} ${fromY + (y < -75 ? -3 : 7)} ${(fromX + x) / 2 + side * 2.4} ${(fromY + y) / 2 + 2}`,
      sleeve,
      8.4,
    ) +
    circle(x, y, 3.9, skin)
  );
};

const hats = {
  caping:
    path('M0-117C5-109 20-100 25-94.5C17-89.5-17-89.5-25-94.5C-20-100-5-109 0-117Z', '#d9b26a') +
    path('M0-117C5-109 20-100 25-94.5C20-91.5 12-90.7 5-90.4C7-100 5-109 0-117Z', '#b98d45') +
    stroke('M-18-98Q0-93 18-98M-11-104Q0-100.5 11-104', '#a8793a', 1.1),
  topi: path('M-13-92C-13-106 13-106 13-92Q20-91 22-88Q0-92-13-89Z', '#23774A') + ellipse(0, -97, 3, 3, '#f2b632'),
  peci:
    path('M-12.4-91L-11-104H11L12.4-91Q0-95-12.4-91Z', '#2a2422') + path('M4-104H11L12.4-91Q9-93 5-93.4Z', '#171312'),
};

/** Somebody standing on y, `tall` pixels high. */
export function person(sheet: Sheet, who: Person, x: number, y: number, tall: number, flip = false): string {
  const { face, shirt, pose = 'berdiri', holds } = who;
  const [left, right] = poses[pose];
  const skin = skinOf(face);
  const scarf = isScarf(face);
  const held = holds
    ? sheet.place(holds[0], {
        x: (left[0] + right[0]) / 2,
        y: (left[1] + right[1]) / 2 + holds[1] * 0.32,
        size: holds[1],
      })
    : '';
  const behind = pose === 'membawa' || pose === 'memegang' || pose === 'memberi';
  const head = scarf
    ? sheet.place(face, { x: 0, y: -58, size: 40 })
    : path('M-4-80H4V-70Q0-67-4-70Z', mix(skin, '#5a3018', 0.22)) + sheet.place(face, { x: 0, y: -71, size: 28 });
  return (
    shadow(x, y, tall * 0.36, tall * 0.035) +
    group(
      at`translate(${x} ${y}) scale(${((flip ? -1 : 1) * (tall / 100)).toFixed(3)} ${(tall / 100).toFixed(3)})`,
      behind ? '' : arm(-1, left, shirt, skin),
      legs(who.cloth, who.skirt ?? false),
      torso(who),
      head,
      who.hat ? hats[who.hat] : '',
      held,
      behind ? arm(-1, left, shirt, skin) : '',
      arm(1, right, shirt, skin),
    )
  );
}

/** Somebody who sits on the ground with the back to us. */
export function sitter(x: number, y: number, tall: number, shirt: string, hair: string, scarf: boolean): string {
  return group(
    at`translate(${x} ${y}) scale(${(tall / 60).toFixed(3)})`,
    ellipse(0, -1, 24, 5, '#3b2412', 0.2),
    path('M-22-3C-24-10-16-13-14-14L14-14C16-13 24-10 22-3C14 1-14 1-22-3Z', mix(shirt, '#241812', 0.45)),
    path('M-17-8C-18-24-16-36-8-38H8C16-36 18-24 17-8C10-4-10-4-17-8Z', shirt),
    path('M6-38H8C16-36 18-24 17-8C14-6 10-5 6-5C11-16 11-28 6-38Z', '#241812', 0.14),
    scarf
      ? path('M-13-32C-15-54-9-62 0-62C9-62 15-54 13-32C8-26-8-26-13-32Z', hair) +
          path('M4-61C11-59 14-50 13-32C11-29 8-28 4-27.5C9-38 9-52 4-61Z', '#241812', 0.16)
      : path('M-4-42H4V-35H-4Z', '#b57a52') +
          ellipse(0, -50, 11.4, 12.4, hair) +
          ellipse(-11, -48, 2.4, 3.4, '#b57a52') +
          ellipse(11, -48, 2.4, 3.4, '#b57a52'),
  );
}
