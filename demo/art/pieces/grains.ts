import { createRandom } from '../../random.ts';
import { at, ellipse, group, path, repeat, stroke } from '../svg.ts';
import { drawn, type Piece } from './piece.ts';

interface Grain {
  fill: string;
  light: string;
  dark: string;
  shape: 'butir' | 'bulat';
}

const beras: Grain = { fill: '#f3ecdb', light: '#fffdf6', dark: '#d9cdb2', shape: 'butir' };
const berasMerah: Grain = { fill: '#b5695a', light: '#d08f7c', dark: '#8e4a40', shape: 'butir' };
const ketan: Grain = { fill: '#fbf7ec', light: '#ffffff', dark: '#e4dcc6', shape: 'butir' };
const gabah: Grain = { fill: '#dcb45c', light: '#f2d587', dark: '#b98c37', shape: 'butir' };
const jagung: Grain = { fill: '#eeb337', light: '#f9d468', dark: '#cf8d22', shape: 'bulat' };
const kedelai: Grain = { fill: '#e0c27a', light: '#f3e0a8', dark: '#b8955a', shape: 'bulat' };
const kacangHijau: Grain = { fill: '#8ba552', light: '#b3c878', dark: '#657f37', shape: 'bulat' };
const kopi: Grain = { fill: '#6b4228', light: '#8d5d3b', dark: '#472a18', shape: 'bulat' };
const kakao: Grain = { fill: '#8a5536', light: '#b0764e', dark: '#633822', shape: 'bulat' };
const lada: Grain = { fill: '#e3d6b8', light: '#f7efdb', dark: '#b3a27e', shape: 'bulat' };
const gula: Grain = { fill: '#f8f6f0', light: '#ffffff', dark: '#dedad0', shape: 'bulat' };
/** Single grains strewn over a mound that rises `rise` above y over a base of `width`: one line per colour. */
function strewn(grain: Grain, x: number, y: number, width: number, rise: number, count: number, seed: number): string {
  const random = createRandom(seed);
  const dots = (times: number) =>
    repeat(times, () => {
      const across = random.between(-0.92, 0.92);
      const height = rise * (1 - across * across) * random.between(0.05, 0.93);
      const [left, top] = [x + (across * width) / 2, y - height];
      if (grain.shape === 'bulat') return at`M${left} ${top}h.1`;
      const angle = random.between(-1.2, 1.2);
      return at`M${left} ${top}l${Math.cos(angle) * width * 0.04} ${Math.sin(angle) * width * 0.04}`;
    });
  const wide = width * (grain.shape === 'bulat' ? 0.036 : 0.021);
  return stroke(dots(count / 3), grain.dark, wide) + stroke(dots((count * 2) / 3), grain.light, wide);
}

const mound = (
  grain: Grain,
  x: number,
  y: number,
  width: number,
  rise: number,
  count: number,
  seed: number,
): string => {
  const half = width / 2;
  return (
    path(
      at`M${x - half} ${y}C${x - half * 0.7} ${y - rise * 0.75} ${x - half * 0.32} ${y - rise} ${x} ${y - rise}C${x + half * 0.32} ${y - rise} ${
        x + half * 0.7
      } ${y - rise * 0.75} ${x + half} ${y}Q${x} ${y + half * 0.24} ${x - half} ${y}Z`,
      grain.fill,
    ) +
    path(
      at`M${x + half * 0.1} ${y - rise * 0.98}C${x + half * 0.4} ${y - rise * 0.9} ${x + half * 0.7} ${y - rise * 0.75} ${x + half} ${y}Q${
        x + half * 0.7
      } ${y + half * 0.14} ${x + half * 0.36} ${y + half * 0.17}C${x + half * 0.5} ${y - rise * 0.3} ${x + half * 0.4} ${y - rise * 0.7} ${x + half * 0.1} ${y - rise * 0.98}Z`,
      grain.dark,
      0.5,
    ) +
    strewn(grain, x, y + width * 0.05, width, rise, count, seed)
  );
};

/** An open sack with its rim rolled down and a coloured band with a sheaf of ears, no words. */
const sack = (grain: Grain, band: string, seed: number) =>
  path('M12 62C4 100 6 140 14 166C44 178 116 178 146 166C154 140 156 100 148 62Z', '#efe4c9') +
  path('M118 66C126 110 126 150 116 173C132 172 140 169 146 166C154 140 156 100 148 62Z', '#d8c8a2') +
  stroke('M28 84C24 110 24 136 28 160M134 84C138 110 138 136 134 160', '#d8c8a2', 2.4) +
  path('M9 100C50 110 110 110 151 100L152 142C110 152 50 152 8 142Z', band) +
  group(
    'translate(80 127)',
    ...[-32, 0, 32].map((turn) =>
      group(
        `rotate(${turn})`,
        stroke('M0 16V-8', '#fcefcb', 2.6),
        ...[-12, -5, 2].map((y) => ellipse(-4, y, 2.4, 4.6, '#f2b632') + ellipse(4, y, 2.4, 4.6, '#f2b632')),
      ),
    ),
  ) +
  ellipse(80, 58, 72, 20, '#c9b88e') +
  ellipse(80, 56, 66, 16, grain.dark) +
  mound(grain, 80, 58, 126, 44, 150, seed) +
  path('M8 58C8 84 152 84 152 58C156 66 154 74 150 80C120 96 40 96 10 80C6 74 4 66 8 58Z', '#f8f0da') +
  path('M10 80C40 96 120 96 150 80C151 76 152 72 152 70C120 88 40 88 8 70C8 74 9 77 10 80Z', '#dccda8');

const closedSack = (cloth: string, dark: string, band: string) =>
  path(
    'M30 26C8 40 2 80 6 124C8 146 14 158 24 164C56 172 104 172 136 164C146 158 152 146 154 124C158 80 152 40 130 26C100 32 60 32 30 26Z',
    cloth,
  ) +
  path('M118 30C136 60 138 124 120 167C128 166 132 165 136 164C146 158 152 146 154 124C158 80 152 40 130 26Z', dark) +
  path('M24 28C16 16 22 4 34 8C56 16 104 16 126 8C138 4 144 16 136 28C104 38 56 38 24 28Z', dark) +
  stroke('M30 24C60 34 100 34 130 24', '#8a6b3c', 4) +
  path('M5 84C50 96 110 96 155 84L155 128C110 140 50 140 6 128Z', band) +
  group(
    'translate(80 112)',
    ...[-32, 0, 32].map((turn) =>
      group(
        `rotate(${turn})`,
        stroke('M0 17V-9', '#fcefcb', 2.8),
        ...[-13, -5, 3].map((y) => ellipse(-4.4, y, 2.6, 5, '#f2b632') + ellipse(4.4, y, 2.6, 5, '#f2b632')),
      ),
    ),
  );

const bowl = (grain: Grain, seed: number) =>
  mound(grain, 75, 46, 124, 42, 120, seed) +
  path('M8 46Q75 66 142 46C142 84 116 104 75 104C34 104 8 84 8 46Z', '#a9713f') +
  path('M110 56C124 54 134 50 142 46C142 84 116 104 75 104C104 98 118 80 110 56Z', '#8a582f') +
  path('M8 46Q75 66 142 46Q144 52 141 56Q75 76 9 56Q6 52 8 46Z', '#c98f56');

const open = (grain: Grain, band: string, seed: number) =>
  drawn([4, 14, 156, 176], 3.4, sack(grain, band, seed), { spread: 0 });
const dish = (grain: Grain, seed: number) => drawn([8, 4, 142, 104], 2.4, bowl(grain, seed), { spread: 0 });

export const grains = {
  'karung-beras': open(beras, '#23774A', 11),
  'karung-beras-merah': open(berasMerah, '#9A6A05', 12),
  'karung-ketan': open(ketan, '#B4402B', 13),
  'karung-gabah': open(gabah, '#1B5E3B', 14),
  'karung-jagung': open(jagung, '#23774A', 15),
  'karung-kedelai': open(kedelai, '#9A6A05', 16),
  'karung-kacang-hijau': open(kacangHijau, '#1B5E3B', 17),
  'karung-kopi': open(kopi, '#8a3b2b', 18),
  'karung-kakao': open(kakao, '#23774A', 19),
  'karung-tutup': drawn([3, 5, 157, 170], 3.4, closedSack('#f1e7ce', '#d9caa5', '#23774A'), { spread: 0 }),
  'karung-tutup-merah': drawn([3, 5, 157, 170], 3.4, closedSack('#f1e7ce', '#d9caa5', '#B4402B'), { spread: 0 }),
  'karung-tutup-emas': drawn([3, 5, 157, 170], 3.4, closedSack('#efe2c2', '#d5c296', '#c58f1e'), { spread: 0 }),
  'mangkuk-beras': dish(beras, 31),
  'mangkuk-beras-merah': dish(berasMerah, 32),
  'mangkuk-ketan': dish(ketan, 33),
  'mangkuk-gabah': dish(gabah, 34),
  'mangkuk-jagung': dish(jagung, 35),
  'mangkuk-kedelai': dish(kedelai, 36),
  'mangkuk-kacang-hijau': dish(kacangHijau, 37),
  'mangkuk-kopi': dish(kopi, 38),
  'mangkuk-kakao': dish(kakao, 39),
  'mangkuk-lada': dish(lada, 40),
  'mangkuk-gula': dish(gula, 41),
} satisfies Record<string, Piece>;
