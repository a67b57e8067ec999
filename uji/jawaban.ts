import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { orExplain, StartError } from '../server/node/faults/start-error.ts';
import { recordAccounts } from './jawaban/accounts.ts';
import { differences, type Recording } from './jawaban/answers.ts';
import { recordReads } from './jawaban/reads.ts';
import { openStages } from './jawaban/stage.ts';
import { recordFotos, recordWrites } from './jawaban/writes.ts';

/**
 * The API's answers before and after a change that may not change them: `npm run uji:jawaban -- --catat FILE` keeps
 * them, `-- --banding FILE` asks again and ends with 1 where one is not as it was.
 */
const SHOWN = 50;

async function record(): Promise<Recording> {
  const recording: Recording = {};
  const stages = await openStages(recording);
  try {
    for (const part of [recordReads, recordWrites, recordFotos, recordAccounts]) await part(stages);
  } finally {
    await stages.remove();
  }
  return recording;
}

await orExplain(async () => {
  const { values } = parseArgs({ options: { catat: { type: 'string' }, banding: { type: 'string' } } });
  const { catat, banding } = values;
  if ((catat === undefined) === (banding === undefined)) {
    throw new StartError('Usage: npm run uji:jawaban -- --catat FILE, or --banding FILE');
  }
  const before: Recording = banding === undefined ? {} : JSON.parse(await readFile(banding, 'utf8'));
  const recording = await record();
  const asked = Object.keys(recording).length;
  if (catat !== undefined) {
    const lines = Object.entries(recording).map(([key, answer]) => `${JSON.stringify(key)}: ${JSON.stringify(answer)}`);
    await writeFile(catat, `{\n${lines.join(',\n')}\n}\n`);
    console.log(`${asked} answers are kept in ${catat}.`);
    return;
  }
  const found = differences(before, recording);
  for (const line of found.slice(0, SHOWN)) console.log(line);
  console.log(`${asked} answers, ${found.length} of them not as they were.`);
  if (found.length > 0) process.exitCode = 1;
});
