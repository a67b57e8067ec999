import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { leakedWordsOf } from './leaked-words-of.ts';

/**
 * Writes what often leaked passwords are made of, after a new version of `@zxcvbn-ts/language-common` (MIT), whose list
 * is ordered by how often each was seen: `node scripts/draw/draw-leaked-words.ts`.
 */
const words = JSON.stringify(leakedWordsOf().join(' '));
await writeFile(join(ROOT, 'server/accounts/guessable/leaked-words.json'), `${words}\n`);
