import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { readConfig } from '../../server/node/config.ts';

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
    .filter(([name, command]) => command === `node server/node/${name}.ts` && name !== 'seed')
    .map(([name]) => name);
  expect(listed.split(' ')).toEqual(commands.sort());
});
