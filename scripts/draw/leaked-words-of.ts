import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '#contract/limits.ts';
import { bare } from '../../server/accounts/guessable/forms.ts';
import { isGuessable } from '../../server/accounts/guessable/is-guessable.ts';

const MOST_LEAKED = 20_000;
/** Shorter ones would refuse passwords that are none of them. */
const SHORTEST_WORD = 4;

/** The passwords that leaked most often, the first being the most common. */
export const mostLeaked = (): string[] => dictionary['passwords-common'].slice(0, MOST_LEAKED);

/** Those that no rule tells: without digits and signs around them, or as they are where little else is left. */
export function leakedWordsOf(): string[] {
  const words = new Set<string>();
  for (const leaked of mostLeaked().map((one) => one.toLowerCase())) {
    const word = bare(leaked);
    if (word.length >= SHORTEST_WORD) words.add(word);
    else if (leaked.length >= limits.passwordMin) words.add(leaked);
  }
  return [...words].filter((word) => word.length < limits.passwordMin || !isGuessable(word, new Set(), [])).sort();
}
