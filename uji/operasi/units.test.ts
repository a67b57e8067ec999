import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM } from '../../scripts/build.ts';
import { ROOT, run } from '../../scripts/run.ts';
import { SMALL } from '../../scripts/small.ts';
import { readConfig } from '../../server/node/settings/config.ts';

const read = (name: string) => readFile(join(ROOT, 'deploy', name), 'utf8');
/** What a unit says, without its comments. */
const lines = (unit: string) => unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('one unit of several processes is the unit of one process, with its port', async () => {
  const one = lines(await read('lumbung.service')).filter((line) => !line.startsWith('Description='));
  const several = lines(await read('lumbung@.service')).filter((line) => !line.startsWith('Description='));
  expect(several.filter((line) => !one.includes(line))).toEqual(['Environment=PORT=%i']);
  expect(one.filter((line) => !several.includes(line))).toEqual([]);
});

test('the backup is made under the guards of the server, and may write into the folder of backups besides', async () => {
  const isGuard = (line: string) =>
    /^(Protect|Private|Restrict|NoNew|Capability|Ambient|SystemCall|Lock|UMask)/.test(line);
  const server = lines(await read('lumbung.service')).filter(isGuard);
  const backup = lines(await read('lumbung-cadangan.service'));
  expect(server.length).toBeGreaterThan(20);
  expect(backup.filter(isGuard)).toEqual(server);
  expect(backup).toContain('ReadWritePaths=/srv/cadangan');
});

const names = (count: number) => Array.from({ length: count }, (_, at) => `2026-${String(at + 100)}`);

/** What of a folder is left after a backup. @param backups their names and their ages in days */
async function leftOf(backups: readonly (readonly [name: string, age: number])[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-cadangan-'));
  try {
    for (const [name] of backups) await mkdir(join(folder, name, 'tabel'), { recursive: true });
    // `find` asks the machine's clock, which is not that of the tests: so does `touch`.
    for (const [age, aged] of Map.groupBy(backups, ([, days]) => days)) {
      const paths = aged.map(([name]) => join(folder, name));
      expect(await run('touch', ['-d', `${age} days ago`, ...paths])).toBe(0);
    }
    const unit = lines(await read('lumbung-cadangan.service'));
    const [, script = ''] = /^ExecStopPost=\/bin\/sh -c '(.*)'$/m.exec(unit.join('\n')) ?? [];
    expect(script).toContain('/srv/cadangan');
    const here = script.replaceAll('$$', '$').replaceAll('%%', '%').replaceAll('/srv/cadangan', folder);
    expect(await run('/bin/sh', ['-c', here])).toBe(0);
    return (await readdir(folder)).sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('after a backup those older than 30 days go, and nothing that bears no date', async () => {
  const old = names(40).map((name) => [name, 40] as const);
  const young = names(70)
    .slice(40)
    .map((name) => [name, 3] as const);
  const others = [['sebelum-naik', 90]] as const;
  expect(await leftOf([...old, ...young, ...others])).toEqual([...young, ...others].map(([name]) => name).sort());
  expect(await leftOf(names(40).map((name) => [name, 3] as const))).toEqual(names(40));
});

test('a clock that leaps ahead takes none of the 30 newest backups', async () => {
  expect(await leftOf(names(30).map((name) => [name, 45] as const))).toEqual(names(30));
});

test('the server is started as small as by npm and in a container', async () => {
  const unit = await read('lumbung.service');
  const image = await readFile(join(ROOT, 'Containerfile'), 'utf8');
  for (const [name, value] of Object.entries(SMALL.env)) {
    expect(unit).toContain(`${name}=${value}`);
    expect(image).toContain(`${name}=${value}`);
  }
  expect(unit).toContain(`${SMALL.node.join(' ')} ${PROGRAM}`);
  expect(image).toContain(JSON.stringify([...SMALL.node, PROGRAM, '--produksi']).replaceAll(',', ', '));
});

test('the settings that are shown are ones that production takes', async () => {
  const settings = lines(await read('lumbung.env')).map((line) => {
    const [, name = '', value = ''] = /^(\w+)="?([^"]*)"?$/.exec(line) ?? [];
    return [name, value];
  });
  expect(readConfig(Object.fromEntries(settings), 'produksi')).toMatchObject({
    baseUrl: 'https://pangan.example.go.id',
    dataDir: '/var/lib/lumbung',
    host: '127.0.0.1',
  });
});

test('each command of the program is one of the command line’s', async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const [, listed = ''] = /^daftar='(.*)'$/m.exec(await read('lumbung')) ?? [];
  const commands = Object.entries<string>(scripts)
    .filter(([name, command]) => command === `node server/node/cli/${name}.ts` && name !== 'seed')
    .map(([name]) => name);
  expect(listed.split(' ')).toEqual(commands.sort());
});
