import type { Figure } from '../figures';
import type { LaporanShape } from '../laporan';
import type { Facts, Held } from './facts';
import type { Texts } from './judge';

/** In a draft's values; figures lie beside them under their own names, and none of those has a stroke. */
const ACKNOWLEDGED = 'benar/';
const BASE = 'dasar/';
const OTHER = 'lain/';
const CHOSEN = 'pilih/';
const NAMA = 'nama/';
const SAAT = 'saat/';

type Values = Readonly<Record<string, unknown>>;

const textsIn = (values: Values, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => name.startsWith(prefix) && typeof value === 'string')
      .map(([name, value]) => [name.slice(prefix.length), String(value)]),
  );

const someIn = (values: Values, prefix: string) => {
  const texts = textsIn(values, prefix);
  return Object.keys(texts).length > 0 ? texts : undefined;
};

/** What a draft holds of a row; text that is no figure of this report is left out. */
export function heldIn(figures: readonly Figure[], values: Values): Held {
  const known = figures.filter(({ name }) => typeof values[name] === 'string');
  return {
    texts: Object.fromEntries(known.map(({ name }) => [name, String(values[name])])),
    fresh: [],
    acknowledged: textsIn(values, ACKNOWLEDGED),
    isRefused: false,
    saat: Number(values[SAAT]) || 0,
    chosen: textsIn(values, CHOSEN),
    nama: String(values[NAMA] ?? ''),
    base: someIn(values, BASE),
    other: someIn(values, OTHER),
  };
}

/** A row as its draft keeps it; null where nothing is to be kept. */
export function valuesFor(held: Held): Record<string, string> | null {
  const { texts, acknowledged, base = {}, other = {}, chosen, nama, saat } = held;
  if (Object.keys(texts).length === 0) return null;
  const under = (prefix: string, values: Values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, String(value)]));
  return {
    ...texts,
    ...under(ACKNOWLEDGED, acknowledged),
    ...under(BASE, base),
    ...under(OTHER, other),
    ...under(CHOSEN, chosen),
    [NAMA]: nama,
    [SAAT]: String(saat),
  };
}

export const only = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));

/** What this page has typed and the device has not been given yet. */
export const freshOf = (held: Held): Held => ({
  ...held,
  texts: only(held.texts, held.fresh),
});

/**
 * Joins the device's draft, which another tab may have changed, with newer texts of this page. Figures that two
 * tabs have typed are never mixed: the other's stand beside, for somebody to choose.
 */
export function joined(kept: Held | undefined, own: Held | undefined): Held | undefined {
  if (!own || !kept) {
    const left = own && own.fresh.length > 0 ? freshOf(own) : undefined;
    return kept ? { ...kept, seen: kept.texts } : left;
  }
  const { seen = {}, fresh } = own;
  const foreign = Object.keys(kept.texts).filter((name) => kept.texts[name] !== seen[name] && !fresh.includes(name));
  const isOther = foreign.some((name) => kept.texts[name] !== own.texts[name]);
  return {
    ...own,
    saat: Math.max(kept.saat, own.saat),
    fresh: [...new Set([...kept.fresh, ...fresh])],
    texts: isOther ? own.texts : { ...kept.texts, ...own.texts },
    acknowledged: { ...kept.acknowledged, ...own.acknowledged },
    base: own.base ?? kept.base ?? (isOther ? own.begun : undefined),
    seen: kept.texts,
    other: isOther ? kept.texts : own.other,
  };
}

/** A row into which nothing is typed. */
export const noHeld = ({ chosen, nama }: Facts<LaporanShape>): Held => ({
  texts: {},
  fresh: [],
  acknowledged: {},
  isRefused: false,
  saat: 0,
  chosen: chosen as Record<string, unknown>,
  nama,
});
