import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openBucket } from './bucket.ts';
import { openTestBucket } from './test-bucket.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

test('what is fetched is whole, however long its reader takes to begin', async () => {
  await using there = await openTestBucket();
  there.files.set('kubar/malam/isi', Buffer.from('padi'));
  const parts = await openBucket(there.settings).get('malam/isi');
  for (let time = 0; time < 20; time += 1) {
    collectGarbage();
    await turn();
  }
  let content = '';
  for await (const part of parts ?? []) content += Buffer.from(part).toString();
  expect(content).toBe('padi');
});
