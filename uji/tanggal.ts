import { spawnSync } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, run } from '../scripts/run.ts';
import { dates, offsetOf } from './tanggal/dates.ts';
import { fakeClock } from './tanggal/fake-clock.ts';

/**
 * Runs all tests on machines whose clock shows another day: `npm run uji:tanggal`, or `-- --tanggal 2028-02-29T03:00:00Z` for
 * one of them. The clock of each process is moved beneath Node and PostgreSQL by libfaketime, and runs on from there.
 */
const chosen = process.argv.slice(2).flatMap((word, at, words) => (words[at - 1] === '--tanggal' ? [word] : []));
const asked = chosen.length > 0 ? chosen.map((moment) => ({ name: 'pilihan', moment })) : dates();
const report = join(tmpdir(), 'lumbung-uji-tanggal.txt');
await writeFile(report, '| tanggal | saat mulai (UTC) | hasil | waktu |\n| --- | --- | --- | --: |\n');

let isRed = false;
for (const { name, moment } of asked) {
  console.log(`\n=== ${name}: ${moment}`);
  const log = join(tmpdir(), `lumbung-uji-tanggal-${moment.slice(0, 10)}.log`);
  const clock = await fakeClock(offsetOf(moment, new Date()));
  const shown = spawnSync(process.execPath, ['-p', 'new Date().toISOString()'], {
    env: clock,
    encoding: 'utf8',
  }).stdout;
  const begun = performance.now();
  const code = await run('sh', ['-c', `npm test > '${log}' 2>&1`], { cwd: ROOT, env: clock });
  const last = (await readFile(log, 'utf8')).trim().split('\n').at(-1);
  isRed ||= code !== 0;
  const row = `| ${name} | ${shown.trim().slice(0, 16)} | ${last} | ${Math.round((performance.now() - begun) / 1000)} s |`;
  console.log(code === 0 ? row : `${row}\nSelengkapnya: ${log}`);
  await appendFile(report, `${row}\n`);
  if (code === 0) await rm(log);
}
console.log(`\n${await readFile(report, 'utf8')}`);
process.exitCode = isRed ? 1 : 0;
