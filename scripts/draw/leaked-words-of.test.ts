import { expect, test } from 'vitest';
import { leakedWords } from '../../server/accounts/guessable/refuse-guessable.ts';
import { leakedWordsOf } from './leaked-words-of.ts';

test('what the server knows is what the installed list gives', async () => {
  expect([...(await leakedWords())]).toEqual(leakedWordsOf());
});
