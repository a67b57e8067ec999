import { group, path, stroke } from '../svg.ts';
import { drawn, fluent, type Piece } from './piece.ts';

// The set's tones lean to pink; these are the warm browns of the people along the Mahakam.
const skin = {
  '#c68d7b': '#c58c63',
  '#bb806e': '#b57a52',
  '#ab6a55': '#9b6140',
  '#eebfaa': '#e0ac80',
  '#e4b29a': '#d59d70',
  '#d19479': '#bb7f54',
  '#593b39': '#33241f',
  '#fff9ba': '#3a2921',
  '#a56953': '#4a3227',
  '#7d4533': '#4a2c1e',
  '#990838': '#a3493f',
} as const;

const face = (icon: string, box: Piece['box']) => fluent(icon, box, 1, { tints: skin });
const scarf = (icon: string, cloth: string, fold: string) =>
  fluent(icon, [5, 2, 27, 30], 1, { tints: { ...skin, '#8d65c5': cloth, '#635994': fold } });

const wajahBayi = face('baby-medium-light', [3.2, 2, 28.8, 30]);
// A child in a carrying cloth, in the set's 32 units.
const gendongan =
  path('M0 30C-4 24 0 18 8 18H26C34 22 40 34 38 44C34 54 20 56 10 50C2 46-1 38 0 30Z', '#e0a93a') +
  group('translate(-3.6 -2) scale(.96)', wajahBayi.body) +
  path('M-1 27C4 33 14 35 27 27C36 24 40 34 38 44C34 54 20 56 10 50C0 45-3 36-1 27Z', '#f2b632') +
  path('M27 27C36 24 40 34 38 44C34 54 20 56 10 50C26 50 32 40 27 27Z', '#c98a24') +
  stroke('M4 38C12 44 24 44 34 36', '#fcefcb', 1.4);

export const faces = {
  'wajah-pria': face('man-medium', [4, 2, 28, 30]),
  'wajah-pria-terang': face('man-medium-light', [4, 2, 28, 30]),
  'wajah-perempuan': face('woman-medium', [2, 2, 30, 30]),
  'wajah-perempuan-terang': face('woman-medium-light', [2, 2, 30, 30]),
  'wajah-kakek': face('old-man-medium', [4, 4.5, 28, 30]),
  'wajah-nenek': face('old-woman-medium', [4.3, 2, 28, 28.8]),
  'wajah-anak-laki': face('boy-medium-light', [3, 2, 29, 30]),
  'wajah-anak-perempuan': face('girl-medium', [2, 2, 30.1, 30]),
  'wajah-bayi': wajahBayi,
  'bayi-gendong': drawn([-3, -0.5, 39, 54], 1, gendongan, { spread: 0 }),
  'kerudung-hijau': scarf('woman-with-headscarf-medium', '#4f9a78', '#2f6e52'),
  'kerudung-kuning': scarf('woman-with-headscarf-medium-light', '#e6b650', '#b98427'),
  'kerudung-merah': scarf('woman-with-headscarf-medium-light', '#c4604c', '#8f3b2c'),
  'kerudung-biru': scarf('woman-with-headscarf-medium', '#6f9fc0', '#43718f'),
  'kerudung-krem': scarf('woman-with-headscarf-medium-light', '#ead9bb', '#c4a97c'),
} satisfies Record<string, Piece>;
