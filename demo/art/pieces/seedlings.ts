import { ellipse, path, stroke } from '../svg.ts';
import { drawn, type Piece } from './piece.ts';

const polybag = (leaves: string) =>
  path('M14 92H86L78 158C68 164 32 164 22 158Z', '#3a3a3f') +
  path('M64 92H86L78 158C74 161 68 162 62 162C66 140 68 116 64 92Z', '#25252a') +
  ellipse(50, 92, 36, 9, '#54402f') +
  leaves;
const citrus = polybag(
  stroke('M50 92V36', '#7a5a34', 5) +
    path('M50 70C30 72 14 62 10 46C30 44 44 54 50 70Z', '#4f9a45') +
    path('M50 62C70 62 86 52 90 36C70 34 56 46 50 62Z', '#3c8241') +
    path('M50 46C34 42 24 28 26 12C42 16 52 28 50 46Z', '#6ab058') +
    path('M50 44C64 40 76 28 74 10C58 14 48 26 50 44Z', '#4f9a45') +
    path('M50 34C42 22 42 6 50-6C58 6 58 22 50 34Z', '#82c06c'),
);
const chilliPlant = polybag(
  stroke('M50 92V30M50 62L28 44M50 54L74 38', '#5f8a3c', 4.6) +
    path('M28 44C14 44 4 34 4 22C18 22 28 30 28 44Z', '#4f9a45') +
    path('M74 38C88 38 98 28 98 16C84 16 74 24 74 38Z', '#3c8241') +
    path('M50 34C40 24 38 10 46-4C58 6 60 22 50 34Z', '#6ab058') +
    path('M50 76C36 78 26 72 22 62C36 60 46 66 50 76Z', '#5aa050') +
    path('M50 72C62 74 74 68 78 58C64 56 54 62 50 72Z', '#4b9148') +
    path('M34 52C38 60 38 68 33 76C28 68 29 60 34 52Z', '#dc4a2c') +
    path('M68 48C73 56 73 64 68 72C63 64 63 56 68 48Z', '#dc4a2c') +
    path('M56 40C60 46 60 54 56 60C52 54 52 46 56 40Z', '#ee8b2c'),
);

/** Young plants in their black bags. */
export const seedlings = {
  'bibit-lemon': drawn([8, -8, 92, 163], 2.2, citrus, { spread: 0 }),
  'bibit-cabai': drawn([2, -6, 98, 163], 2.1, chilliPlant, { spread: 0 }),
} satisfies Record<string, Piece>;
