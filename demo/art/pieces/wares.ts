import { at, circle, each, ellipse, group, path, rect, stroke } from '../svg.ts';
import { basket } from '../vessels/basket.ts';
import { drawn, type Piece } from './piece.ts';

/** What stands on its own foot and never lies askew. */
const ware = (box: Piece['box'], size: number, body: string) => drawn(box, size, body, { spread: 0 });

/** A bottle with a screw cap; the liquid shows above and below a label with a small drawing. */
const bottle = (liquid: string, light: string, cap: string, label: string, mark: string) =>
  path('M34 34C34 50 10 58 10 84V186C10 194 16 198 24 198H76C84 198 90 194 90 186V84C90 58 66 50 66 34Z', liquid) +
  path('M66 34C66 50 90 58 90 84V186C90 194 84 198 76 198H66C76 190 76 100 70 82C66 66 56 54 56 34Z', '#3B2412', 0.14) +
  rect(32, 6, 36, 26, cap, 5) +
  rect(32, 22, 36, 6, '#3B2412', 0).replace('/>', ' fill-opacity=".16"/>') +
  path('M22 82C20 76 26 68 32 64L34 70C30 76 28 82 28 90V100H20Z', light, 0.75) +
  rect(10, 104, 80, 60, label) +
  rect(10, 104, 80, 5, '#fcefcb') +
  rect(10, 159, 80, 5, '#fcefcb') +
  group('translate(50 134)', mark);

const drop = path('M0-20C8-8 14-2 14 7A14 14 0 0 1-14 7C-14-2-8-8 0-20Z', '#f2b632');
const bee =
  ellipse(-8, -9, 8, 11, '#fff8e2', 0.9) +
  ellipse(6, -10, 8, 11, '#fff8e2', 0.9) +
  ellipse(0, 3, 17, 12, '#f2b632') +
  stroke('M-5-7V13M5-8V14', '#3b2412', 4.4) +
  circle(15, 1, 4.4, '#3b2412');
const lemonMark = ellipse(0, 2, 16, 13, '#f5ca48') + path('M2-11C8-22 20-20 24-16C18-8 8-8 2-11Z', '#2f8f5b');
const chilliMark = path('M-18-6C-6-2 6 6 20 8C10 20-16 14-18-6Z', '#dc4232') + stroke('M-18-6q-4-5-2-10', '#2f8f5b', 5);
const coconutMark = circle(0, 0, 17, '#6b4228') + circle(0, 0, 12.5, '#fffdf6');
const fishMark =
  path('M-20 0C-10-13 8-13 14-2L24-10V10L14 2C8 13-10 13-20 0Z', '#fcefcb') + circle(-11, -2, 2.2, '#3b2412');
const rootMark = group(
  'rotate(38)',
  path('M-24-8C-10-13 12-11 26-1C28 1 28 3 26 4C10 13-12 14-24 8Z', '#9a6a43') +
    stroke('M-12-9q3 4 1 8M2-9q3 4 1 8M-6 10q3-4 1-7M10 6q2-4 1-6', '#6c4529', 2.2) +
    ellipse(-24, 0, 5, 8.4, '#f6ecd6'),
);
const bananaMark = path('M-20-8C-10 12 10 14 22-4C24 12 6 22-6 18C-16 14-22 4-20-8Z', '#f1c848');
const beanMark =
  ellipse(-8, 2, 9, 13, '#8d5d3b') +
  ellipse(9, 0, 9, 13, '#6b4228') +
  stroke('M-8-8q4 10 0 20M9-10q-4 10 0 20', '#fcefcb', 2.6);
const leafMark = path('M-18 14C-18-10 0-18 20-18C20 4 6 18-18 14Z', '#8cc49a') + stroke('M-18 16L12-10', '#1b5e3b', 3);
const onionMark =
  path('M0-20C4-8 18-6 18 6C18 16 8 20 0 20C-8 20-18 16-18 6C-18-6-4-8 0-20Z', '#b04a68') +
  stroke('M0-10V18M-8-2Q-10 10-4 18M8-2Q10 10 4 18', '#e3a3b4', 2.4);
const palmMark = path('M-17 2A17 17 0 0 0 17 2Z', '#a56a35') + ellipse(0, 2, 17, 7, '#c98d4e');
/** A standing pouch with a window on what is inside. */
const pouch = (paper: string, dark: string, content: string, mark: string) =>
  path('M16 12H104L112 30C116 80 116 120 110 160C80 166 40 166 10 160C4 120 4 80 8 30Z', paper) +
  path('M92 12H104L112 30C116 80 116 120 110 160C102 162 94 163 86 164C98 120 100 60 92 12Z', dark, 0.75) +
  rect(14, 4, 92, 16, dark, 3) +
  stroke('M20 12H100', '#fcefcb', 2, 0.7) +
  content +
  circle(60, 54, 27, '#fff8e2') +
  group('translate(60 54)', mark);

const chips = (fill: string, dark: string) =>
  path('M28 92Q60 82 92 92V140Q60 150 28 140Z', dark) +
  each('40 104, 62 100, 82 106, 34 124, 52 122, 74 124, 88 128, 44 138, 66 140', (x, y) => ellipse(x, y, 11, 8, fill));

const jar = (content: string, light: string, lid: string, mark: string) =>
  path('M16 34C4 42 4 52 4 62V126C4 138 12 144 24 144H96C108 144 116 138 116 126V62C116 52 116 42 104 34Z', content) +
  path('M96 36C106 60 106 120 92 144H96C108 144 116 138 116 126V62C116 52 116 42 104 34Z', '#3B2412', 0.16) +
  path('M20 48C14 56 14 66 14 74V120C14 126 22 126 22 120V74C22 64 24 56 28 50C30 44 24 44 20 48Z', light, 0.8) +
  rect(12, 8, 96, 28, lid, 6) +
  stroke('M18 28H102', '#3b2412', 3, 0.16) +
  rect(24, 66, 72, 56, '#fff8e2', 10) +
  group('translate(60 95)', mark);

const tempe =
  path('M6 40L96 12L150 34L60 66Z', '#f3e6c8') +
  path('M6 40L60 66V110L6 82Z', '#dcc79a') +
  path('M60 66L150 34V78L60 110Z', '#e8d6ae') +
  each(
    '40 36, 62 46, 70 30, 92 38, 98 22, 118 32, 84 52, 72 84, 90 70, 106 76, 122 60, 138 62, 80 100, 116 84, 22 62, 38 74, 24 78, 46 92',
    (x, y) => ellipse(x, y, 6.4, 4.4, '#fbf3df') + ellipse(x + 1.5, y + 1, 3.6, 2.4, '#c9a866'),
  );
const tempeDaun =
  path('M-8 66L46 96L168 54L160 88L66 122L-2 90Z', '#3f8444') +
  path('M-8 66L46 96L52 118L-2 90Z', '#357539') +
  stroke('M0 76L50 104M60 108L162 72', '#6fae62', 2.4) +
  group('translate(2 -10)', tempe);

const disc = (x: number, y: number) =>
  path(at`M${x - 36} ${y}C${x - 36} ${y + 34} ${x + 36} ${y + 34} ${x + 36} ${y}Z`, '#7b4420') +
  ellipse(x, y, 36, 12, '#a8642f') +
  ellipse(x - 6, y - 1, 22, 6, '#c2803f', 0.8);
const gulaAren = disc(42, 74) + disc(112, 74) + disc(77, 40) + stroke('M77 30V64M43 41q34 12 68 0', '#e3c98c', 3.4);

const anyaman = basket(110, 100, 200);

export const wares = {
  'bakul-rotan': drawn([4, 18, 216, 112], 1.9, anyaman.back + anyaman.front, { spread: 0 }),
  'botol-minyak': ware([10, 6, 90, 198], 2.5, bottle('#efc04a', '#fdeaae', '#c9342a', '#23774A', drop)),
  'botol-minyak-kelapa': ware([10, 6, 90, 198], 2.5, bottle('#f3e7b8', '#fffbe8', '#1B5E3B', '#2F8F5B', coconutMark)),
  'botol-madu': ware([10, 6, 90, 198], 2.5, bottle('#c4701d', '#f1b45a', '#3b2412', '#7a3d10', bee)),
  'botol-sirup': ware([10, 6, 90, 198], 2.5, bottle('#f0cf4e', '#fff2b8', '#23774A', '#1B5E3B', lemonMark)),
  'botol-sambal': ware([10, 6, 90, 198], 2.5, bottle('#b93226', '#ea7a5c', '#f2b632', '#fff3d6', chilliMark)),
  'toples-madu': ware([4, 8, 116, 144], 2.1, jar('#d58a25', '#f8cf7a', '#9A6A05', bee)),
  'toples-gula-semut': ware([4, 8, 116, 144], 2.1, jar('#9c6230', '#cf9a5e', '#B4402B', palmMark)),
  'kantong-keripik': ware([4, 4, 116, 165], 2.3, pouch('#c4412f', '#96291e', chips('#f3dca0', '#d9b366'), rootMark)),
  'kantong-pisang': ware([4, 4, 116, 165], 2.3, pouch('#e9b33a', '#c58f1e', chips('#f6df8f', '#d8a83f'), bananaMark)),
  'kantong-kopi': ware([4, 4, 116, 165], 2.3, pouch('#6a4a33', '#4a3222', chips('#7d4e30', '#3f2717'), beanMark)),
  'kantong-gula-semut': ware(
    [4, 4, 116, 165],
    2.3,
    pouch('#d9b98a', '#b8935c', path('M28 92Q60 82 92 92V140Q60 150 28 140Z', '#9c6230'), palmMark),
  ),
  'kantong-amplang': ware(
    [4, 4, 116, 165],
    2.3,
    pouch('#3f83a6', '#2c6684', chips('#f5e3b4', '#d9bd80'), fishMark.replaceAll('#fcefcb', '#4a8fb5')),
  ),
  'kantong-teh': ware([4, 4, 116, 165], 2.3, pouch('#7b1c31', '#5b1223', chips('#a6404f', '#6f1a2b'), onionMark)),
  'kantong-daun': ware([4, 4, 116, 165], 2.3, pouch('#2f8f5b', '#1b5e3b', chips('#7fae62', '#4d7f3d'), leafMark)),
  'kantong-tepung': ware(
    [4, 4, 116, 165],
    2.3,
    pouch(
      '#f4f1ea',
      '#cfd6dd',
      path('M28 92Q60 82 92 92V140Q60 150 28 140Z', '#3f7fb0'),
      path('M0-18V18M-12-8L0 0M12-8L0 0M-12 4L0 12M12 4L0 12', 'none') +
        stroke('M0-18V20M-11-12L0-3L11-12M-11 0L0 9L11 0', '#d9a441', 5),
    ),
  ),
  'kantong-gula': ware(
    [4, 4, 116, 165],
    2.3,
    pouch(
      '#fbfaf5',
      '#d8dbdc',
      path('M28 92Q60 82 92 92V140Q60 150 28 140Z', '#eceff0') +
        rect(40, 104, 16, 16, '#ffffff') +
        rect(58, 116, 18, 18, '#ffffff'),
      stroke('M0-18V20M-9-12l9 6M9-4l-9 6', '#4a8f35', 7),
    ),
  ),
  tempe: drawn([-8, 2, 168, 122], 2.2, tempeDaun, { spread: 6 }),
  'gula-aren': drawn([6, 28, 148, 100], 2.1, gulaAren, { spread: 6 }),
} satisfies Record<string, Piece>;
