import { closeName, soundOf } from '#contract/formulas/nama/match-name.ts';
import { nameMatcher } from '@/shared/lib/figures';
import { spelling } from './spelling';

/**
 * The name that a text means. sama: its own spelling; mirip: an alias, another spelling, or one typing error; tanya: names
 * that it may mean, the likeliest first.
 */
type FoundName =
  | { is: 'sama'; name: string }
  | { is: 'mirip'; name: string }
  | { is: 'tanya'; maybe: readonly string[] };

/** Names among which others are looked for. */
export interface Names {
  find: (text: string) => FoundName;
  /** True for a name as it is, or an alias. */
  has: (text: string) => boolean;
  all: readonly string[];
}

export interface NameOptions {
  /** The meanings of aliases, by the alias as people write it. */
  aliases?: ReadonlyMap<string, string>;
  /** 'Kel.', 'Desa' and the like before a name do not count. */
  isVillage?: boolean;
}

/** A comparison with thousands of names takes its time: a file full of other names is not compared to its end. */
const MOST_STRANGERS = 300;
const VILLAGE =
  /^(desa ?\/ ?kel(?:urahan)?|kel ?\/ ?desa|kel|kelurahan|kalurahan|desa|ds|kampung|kamp|kmp|kp|kpg|gampong|gp|nagari|dusun|pekon)\b[. ]+(?=\S)/i;
/** 'Kel. Waena' is 'Waena (Kelurahan)' where the kecamatan also has 'Waena (Desa)'. */
const ofKind = (text: string): string => {
  const kind = /^(?:(kel(?:urahan)?)|desa|ds)\b/i.exec(text);
  return kind === null ? '' : `${text.replace(VILLAGE, '')} (${kind[1] ? 'Kelurahan' : 'Desa'})`;
};
/** Words of place names as people shorten them. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...{ ma: ['muara'], mr: ['muara'], lg: ['linggang', 'long'], tg: ['tanjung'], tj: ['tanjung'], sp: ['simpang'] },
  ...{ brg: ['barong'], mk: ['mook'], mnr: ['manaar'], slq: ['siluq'], skl: ['sekolaq'] },
  ...{ sb: ['sumber'], gn: ['gunung'], sei: ['sungai'], bt: ['batu'], bk: ['bukit'] },
};

export function namesOf(given: readonly string[], { aliases, isVillage = false }: NameOptions = {}): Names {
  const all = [...new Set(given)];
  const exact = new Map(all.map((name) => [spelling(name), name]));
  const known = new Set(all);
  const namesByAlias = new Map(
    [...(aliases ?? [])].flatMap(([alias, name]) => (known.has(name) ? [[spelling(alias), name]] : [])),
  );
  const cache = new Map<string, FoundName>();
  let strangers = 0;
  const bare = (text: string) => (isVillage ? text.replace(VILLAGE, '') : text);
  const exactly = (text: string) =>
    exact.get(spelling(text)) ?? exact.get(spelling(bare(text))) ?? exact.get(spelling(isVillage ? ofKind(text) : ''));
  const find = (text: string): FoundName => {
    const name = exactly(text);
    if (name !== undefined) return { is: 'sama', name };
    const alias = namesByAlias.get(spelling(text)) ?? namesByAlias.get(spelling(bare(text)));
    if (alias !== undefined) return { is: 'mirip', name: alias };
    if (strangers >= MOST_STRANGERS) return { is: 'tanya', maybe: [] };
    strangers += 1;
    const close = all.filter((one) => closeName(bare(text), one));
    if (close.length === 1 && close[0] !== undefined) return { is: 'mirip', name: close[0] };
    return { is: 'tanya', maybe: close.length > 1 ? close : likely(bare(text), all) };
  };
  return {
    all,
    has: (text) =>
      exactly(text) !== undefined || namesByAlias.has(spelling(text)) || namesByAlias.has(spelling(bare(text))),
    find: (text) => {
      const match = cache.get(text) ?? find(text);
      cache.set(text, match);
      return match;
    },
  };
}

/** Matchers are made for the first name that is written otherwise: they take the words of all apart. */
const matchers = new WeakMap<readonly string[], ReturnType<typeof nameMatcher>>();

/** Names that a text may mean: by abbreviations and words left out, else by the words that they share. */
function likely(text: string, all: readonly string[]): readonly string[] {
  const match = matchers.get(all) ?? nameMatcher(all);
  matchers.set(all, match);
  const likely = match(text);
  if (likely.is === 'one') return [all[likely.at] ?? ''];
  if (likely.is === 'asked' && likely.asks.length <= MOST_PROPOSED) return likely.asks.map((at) => all[at] ?? '');
  const words = soundOf(text);
  const scored = all.map((name) => ({ name, score: sharedWords(words, soundOf(name)) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const closest = best > 0 ? scored.filter(({ score }) => score === best).map(({ name }) => name) : [];
  return closest.length <= MOST_PROPOSED ? closest : [];
}
const MOST_PROPOSED = 5;

const sharedWords = (words: readonly string[], others: readonly string[]): number =>
  words.reduce((score, word) => {
    if (others.includes(word)) return score + 2;
    return SHORT_WORDS[word]?.some((full) => others.some((other) => soundOf(full)[0] === other)) ? score + 1 : score;
  }, 0);
