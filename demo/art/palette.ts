export const padi = ['#F1F8F1', '#DDEEDD', '#8CC49A', '#2F8F5B', '#23774A', '#1B5E3B', '#0E3321'] as const;
export const emas = ['#FCEFCB', '#F2B632', '#9A6A05'] as const;
export const kertas = '#FAF8F3';
export const bata = '#B4402B';
export const tanah = '#3B2412';

const channels = (colour: string): number[] => {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(wide.slice(start, start + 2), 16));
};

/** The colour that lies `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Every colour of a drawing through one function: how a piece is tinted or put into the shade. */
export function recolour(body: string, change: (colour: string) => string): string {
  return body.replace(/#[0-9a-fA-F]{3}(?:[0-9a-fA-F]{3})?\b/g, (colour) => change(colour));
}
