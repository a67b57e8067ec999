import { fluent } from './fluent.ts';
import type { Piece } from './piece.ts';

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

export const faces = {
  'wajah-pria': face('man-medium', [4, 2, 28, 30]),
  'wajah-pria-terang': face('man-medium-light', [4, 2, 28, 30]),
  'wajah-perempuan': face('woman-medium', [2, 2, 30, 30]),
  'wajah-perempuan-terang': face('woman-medium-light', [2, 2, 30, 30]),
  'wajah-kakek': face('old-man-medium', [4, 4.5, 28, 30]),
  'wajah-nenek': face('old-woman-medium', [4.3, 2, 28, 28.8]),
  'wajah-anak-laki': face('boy-medium-light', [3, 2, 29, 30]),
  'wajah-anak-perempuan': face('girl-medium', [2, 2, 30.1, 30]),
  'wajah-bayi': face('baby-medium-light', [3.2, 2, 28.8, 30]),
  'kerudung-hijau': scarf('woman-with-headscarf-medium', '#4f9a78', '#2f6e52'),
  'kerudung-kuning': scarf('woman-with-headscarf-medium-light', '#e6b650', '#b98427'),
  'kerudung-merah': scarf('woman-with-headscarf-medium-light', '#c4604c', '#8f3b2c'),
  'kerudung-biru': scarf('woman-with-headscarf-medium', '#6f9fc0', '#43718f'),
  'kerudung-krem': scarf('woman-with-headscarf-medium-light', '#ead9bb', '#c4a97c'),
} satisfies Record<string, Piece>;
