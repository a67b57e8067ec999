import type { NamaKomoditi, NamaPangan } from '../../server/acuan/acuan.ts';
import { createRandom } from '../random.ts';
import { mix, tanah } from './palette.ts';
import { type PieceName, pieces } from './pieces/pieces.ts';
import { createSheet } from './sheet.ts';
import { circle, ellipse, path } from './svg.ts';

const rounds = {
  padi: '#dcecd9',
  emas: '#fbe9bd',
  bata: '#f6dccf',
  langit: '#d8e9ec',
  tanah: '#ece2cd',
} as const;

/** What stands on the round of each food and commodity. */
const logos: Record<NamaPangan | NamaKomoditi, readonly [piece: PieceName, round: keyof typeof rounds]> = {
  Beras: ['karung-beras', 'padi'],
  Jagung: ['jagung', 'padi'],
  Kedelai: ['mangkuk-kedelai', 'tanah'],
  'Bawang Merah': ['bawang-merah', 'bata'],
  'Bawang Putih': ['bawang-putih', 'langit'],
  'Cabai Merah': ['cabai-besar', 'padi'],
  'Cabai Rawit': ['cabai-rawit', 'emas'],
  'Daging Sapi': ['daging', 'emas'],
  'Daging Ayam Ras': ['paha-ayam', 'langit'],
  'Telur Ayam Ras': ['telur', 'padi'],
  'Gula Pasir': ['mangkuk-gula', 'langit'],
  'Minyak Goreng': ['botol-minyak', 'emas'],
  'Beras Premium': ['karung-beras', 'padi'],
  'Beras Medium': ['mangkuk-beras', 'emas'],
  'Beras SPHP': ['karung-tutup', 'langit'],
  'Beras Ketan': ['karung-ketan', 'tanah'],
  'Jagung Pipilan': ['mangkuk-jagung', 'padi'],
  'Jagung Manis': ['jagung', 'langit'],
  'Kedelai Impor': ['mangkuk-kedelai', 'tanah'],
  'Cabai Merah Besar': ['cabai-besar', 'padi'],
  'Cabai Merah Keriting': ['cabai-keriting', 'tanah'],
  'Minyak Goreng Kemasan': ['botol-minyak', 'bata'],
  'Tepung Terigu': ['kantong-tepung', 'langit'],
  'Garam Beryodium': ['garam', 'bata'],
  'Kacang Tanah': ['kacang-tanah', 'padi'],
  'Kacang Hijau': ['mangkuk-kacang-hijau', 'emas'],
  Tempe: ['tempe', 'bata'],
  Tomat: ['tomat', 'padi'],
  Kentang: ['kentang', 'tanah'],
  Wortel: ['wortel', 'langit'],
  Kol: ['kol', 'emas'],
  Kangkung: ['kangkung', 'tanah'],
  Singkong: ['singkong', 'padi'],
  'Ikan Layang': ['ikan-layang', 'emas'],
  'Ikan Tongkol': ['ikan-tongkol', 'padi'],
  'Ikan Haruan': ['ikan-haruan', 'tanah'],
  'Ikan Patin': ['ikan-patin', 'langit'],
  'Ikan Nila': ['ikan-nila', 'bata'],
  'Pisang Kepok': ['pisang-sisir', 'langit'],
  'Pepaya California': ['pepaya', 'padi'],
  'Lemon Lokal': ['lemon', 'langit'],
};

const side = 320;
const middle = side / 2;

/** One piece on a soft round, as large as the round can hold it. */
export function logoSvg(nama: NamaPangan | NamaKomoditi): string {
  const [piece, round] = logos[nama];
  const sheet = createSheet(side, side, createRandom(1));
  const fill = rounds[round];
  const [left, top, right, bottom] = pieces[piece].box;
  const [wide, tall] = [right - left, bottom - top];
  // A lying fish fills the round by its diagonal, a round fruit by its side.
  const size = (258 * Math.max(wide, tall)) / Math.hypot(wide, tall) + 14;
  const scale = size / Math.max(wide, tall);
  const foot = middle + (tall * scale) / 2;
  const body =
    circle(middle, middle, middle, fill) +
    circle(middle, middle, middle, sheet.fade(mix(fill, '#ffffff', 0.55), fill)) +
    path('M6.5 205A160 160 0 0 0 313.5 205A205 205 0 0 1 6.5 205Z', mix(fill, tanah, 0.14), 0.5) +
    ellipse(middle, foot + 2, wide * scale * 0.46, 13, tanah, 0.16) +
    sheet.place(piece, { x: middle, y: foot, size });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${sheet.definitions()}${body}</svg>`;
}
