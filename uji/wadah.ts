import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { whole } from '../bench/lib/figures.ts';
import { type Column, table } from '../bench/lib/table.ts';
import { ROOT } from '../scripts/run.ts';
import { orExplain } from '../server/node/faults/start-error.ts';
import { needFreePort } from '../server/node/process/listen.ts';
import { baseRoot, needTools } from './operasi/base.ts';
import { blocksOf, packagesOf } from './operasi/blocks.ts';
import { ready } from './operasi/site.ts';
import { argsOf, commandIn, stagesOf } from './wadah/containerfile.ts';
import { build, contain, layerOver } from './wadah/layers.ts';

/**
 * Builds the image by hand where no container program is: each step of the Containerfile in a root of its own, in its
 * order, then the server as a container would run it. Debian with Node 20 stands for both bases.
 */
const PORT = Number(process.env['PORT'] || 3000);
/** Debian's slim image, as its makers publish it. */
const SLIM_MB = 80;
const MOST_MB = 400;

const lines: [what: string, seen: string][] = [];
const faults: string[] = [];
const check = (what: string, holds: boolean, seen: string) => {
  lines.push([what, seen]);
  if (!holds) faults.push(`${what}: ${seen}`);
};

await orExplain(async () => {
  await needTools();
  await needFreePort({ port: PORT, host: '127.0.0.1' });
  const [builder, image] = stagesOf(await readFile(join(ROOT, 'Containerfile'), 'utf8'));
  if (!builder || !image) throw new Error('The Containerfile has not two stages');
  const base = await baseRoot(packagesOf(blocksOf(await readFile(join(ROOT, 'docs', 'operasi.md'), 'utf8'))));
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const volume = await mkdtemp(join(tmpdir(), 'lumbung-isi-'));
  const built = await layerOver(base);
  const final = await layerOver(base);
  try {
    await build(builder, built, null, cache);
    await build(image, final, built, cache);
    const added = await final.added();
    check('the image', added + SLIM_MB <= MOST_MB, `${whole(added)} MB over Debian's ${SLIM_MB} MB`);

    const [uid = '0'] = (argsOf(image, 'USER')[0] ?? '').split(':');
    await chown(volume, Number(uid), Number(uid));
    const settings = { BASE_URL: `http://127.0.0.1:${PORT}`, PORT: String(PORT) };
    const inside = async (...command: string[]) => {
      const child = contain(image, final, volume, settings, command);
      const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return { said: (out + err).trim(), code };
    };
    const health = commandIn(argsOf(image, 'HEALTHCHECK')[0]);
    const early = await inside(...health);
    check('health before the start', early.code === 1, early.said);
    const written = await inside('sh', '-c', 'id -u; touch /opt/lumbung/coba /etc/coba; grep CapEff /proc/self/status');
    check(
      'who runs, and what he may write',
      /Read-only file system/.test(written.said) && /CapEff:\s0+$/m.test(written.said),
      written.said.split('\n').join('; '),
    );
    const server = contain(image, final, volume, settings, [
      ...commandIn(argsOf(image, 'ENTRYPOINT')[0]),
      ...commandIn(argsOf(image, 'CMD')[0]),
    ]);
    const said = text(server.stdout);
    const troubles = text(server.stderr);
    const isReady = (await ready(PORT)) !== null;
    const late = await inside(...health);
    check(
      'the server, and its health',
      isReady && late.code === 0,
      `ready: ${isReady}; health: exit code ${late.code}`,
    );
    const page = await fetch(`http://127.0.0.1:${PORT}/harga-pangan`).catch(() => null);
    check('a page', page?.status === 200, `${page?.status}`);
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    if (!isReady) faults.push(`${await said}${await troubles}`);
  } finally {
    await built.remove();
    await final.remove();
    await rm(volume, { recursive: true, force: true });
  }
  const columns: Column<[string, string]>[] = [
    ['asked', ([what]) => what],
    ['seen', ([, seen]) => seen],
  ];
  console.log(`\n${table(columns, lines)}\n`);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
