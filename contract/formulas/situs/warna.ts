/** The main colour that the look comes with. */
export const WARNA_BAWAAN = '#23774a';

/** A colour as forms and databases have it, `#23774a`. */
const HEX = /^#[0-9a-f]{6}$/;

type Channels = readonly [red: number, green: number, blue: number];

const WHITE: Channels = [255, 255, 255];
const BLACK: Channels = [0, 0, 0];

/** Small text on a colour is readable from here on (WCAG 2.2, 1.4.3). */
const KONTRAS_TERENDAH = 4.5;

export const isWarna = (text: string): boolean => HEX.test(text);

const channelsOf = (warna: string): Channels => [
  Number.parseInt(warna.slice(1, 3), 16),
  Number.parseInt(warna.slice(3, 5), 16),
  Number.parseInt(warna.slice(5, 7), 16),
];

const hexOf = (channels: Channels): string =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** @param part how much of the second colour, 0 to 1 */
const mix = (one: Channels, other: Channels, part: number): Channels => {
  const at = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * part;
  return [at(0), at(1), at(2)];
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function kontras(warna: string, other = '#ffffff'): number {
  const [dark = 0, light = 0] = [luminance(channelsOf(warna)), luminance(channelsOf(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const isTerbaca = (warna: string): boolean => kontras(warna) >= KONTRAS_TERENDAH;

const STEPS = 100;

/** Darkens a colour until white text on it is readable. */
export function darkenWarna(warna: string): string {
  const own = channelsOf(warna);
  for (let step = 0; step < STEPS; step += 1) {
    const darker = hexOf(mix(own, BLACK, step / STEPS));
    if (isTerbaca(darker)) return darker;
  }
  return hexOf(BLACK);
}

/** The complaint about a colour; undefined where it is valid. */
export function keluhanWarna(warna: string): string | undefined {
  if (warna === '') return undefined;
  if (!isWarna(warna)) return "Warna harus ditulis seperti '#23774a'";
  if (isTerbaca(warna)) return undefined;
  const contrast = kontras(warna).toFixed(1).replace('.', ',');
  return `Warna terlalu terang: kontrasnya dengan putih ${contrast}, sedikitnya 4,5`;
}

/** The shades of a main colour, as the look's variables: pale grounds, lines, the colour itself, pressed. */
const SHADES = ['50', '100', '300', '500', '600', '700'] as const;
type Shades = Readonly<Record<(typeof SHADES)[number], string>>;

/** The grounds of cards, below drawings and texts in the colour. */
const CARD = { terang: '#ffffff', gelap: '#211e1a' } as const;

/** Lightens a colour until it is readable on the dark cards. */
function lighten(own: Channels): Channels {
  for (let step = 0; step <= STEPS; step += 1) {
    const lighter = mix(own, WHITE, step / STEPS);
    if (kontras(hexOf(lighter), CARD.gelap) >= KONTRAS_TERENDAH + 1) return lighter;
  }
  return WHITE;
}

/** Light and dark shades of a main colour, and the text on it. */
export function paduan(warna: string): { terang: Shades; gelap: Shades; diAtasGelap: string } {
  const own = channelsOf(warna);
  const shade = (base: Channels, other: Channels, part: number) => hexOf(mix(base, other, part));
  const card = channelsOf(CARD.gelap);
  const light = lighten(own);
  return {
    terang: {
      ...{ 50: shade(own, WHITE, 0.94), 100: shade(own, WHITE, 0.85), 300: shade(own, WHITE, 0.45) },
      ...{ 500: shade(own, WHITE, 0.08), 600: warna, 700: shade(own, BLACK, 0.22) },
    },
    gelap: {
      ...{ 50: shade(card, light, 0.08), 100: shade(card, light, 0.16), 300: shade(card, light, 0.5) },
      ...{ 500: shade(light, card, 0.15), 600: hexOf(light), 700: shade(light, WHITE, 0.3) },
    },
    diAtasGelap: shade(own, BLACK, 0.75),
  };
}

const variables = (shades: Shades): string => SHADES.map((name) => `--padi-${name}:${shades[name]}`).join(';');

/** The style sheet that gives the look another main colour; it stands behind the look's own. */
export function gayaWarna(warna: string): string {
  const { terang, gelap, diAtasGelap } = paduan(warna);
  const dark = `${variables(gelap)};--di-atas-padi:${diAtasGelap}`;
  return `:root:root{${variables(terang)}}@media (prefers-color-scheme:dark){:root:root{${dark}}}`;
}
