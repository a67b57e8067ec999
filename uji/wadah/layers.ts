import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT, run } from '../../scripts/run.ts';
import { call } from '../operasi/base.ts';
import { argsOf, type Stage, settingsIn } from './containerfile.ts';

/** A root to which steps have added something. */
export interface Layer {
  root: string;
  /** In megabytes, what was added to the base. */
  added(): Promise<number>;
  remove(): Promise<void>;
}

/** A layer over a base, which stays as it is. */
export async function layerOver(base: string): Promise<Layer> {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-wadah-'));
  const [upper, work, root] = ['atas', 'kerja', 'akar'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [upper, work, root]) await mkdir(path);
  await call(
    'mount',
    '-t',
    'overlay',
    'lumbung-wadah',
    '-o',
    `lowerdir=${base},upperdir=${upper},workdir=${work}`,
    root,
  );
  return {
    root,
    async added() {
      const du = spawn('du', ['-sm', upper]);
      return Number.parseInt(await text(du.stdout), 10);
    },
    async remove() {
      await run('sh', ['-c', 'umount -l "$1"', 'sh', root]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The committed or changed files of the program that `.dockerignore` lets in. */
async function context(): Promise<string[]> {
  const rules = (await readFile(join(ROOT, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('!'));
  const git = spawn('git', [
    '-C',
    ROOT,
    'ls-files',
    '--',
    ...rules.map((rule) => `:(top,glob)${rule.slice(1)}`),
    ...rules.map((rule) => `:(top,glob)${rule.slice(1)}/**`),
  ]);
  const [listed] = await Promise.all([text(git.stdout), once(git, 'close')]);
  return listed.split('\n').filter(Boolean);
}

const passed = Object.entries(process.env).filter(([name]) =>
  /^(npm_config_(cafile|registry|.*proxy)|NODE_EXTRA_CA_CERTS|https?_proxy)$/i.test(name),
);

/** Runs a stage's steps by hand, in their order. @throws StartError when one fails */
export async function build(stage: Stage, { root }: Layer, from: Layer | null, npmCache: string): Promise<void> {
  let workdir = '/';
  const env = [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'HOME=/root',
    'npm_config_prefer_offline=true',
  ];
  await mkdir(join(root, 'root/.npm'), { recursive: true });
  for (const { instruction, args } of stage.steps) {
    if (instruction === 'WORKDIR') {
      workdir = args;
      await mkdir(join(root, workdir), { recursive: true });
    } else if (instruction === 'RUN') {
      console.error(`RUN ${args} …`);
      const given = [...env, ...passed.map(([name, value]) => `${name}=${value}`)];
      const script =
        'mount --bind "$1" "$2/root/.npm"; mount -t proc proc "$2/proc"; mount --rbind /dev "$2/dev"; shift; root=$1; shift; exec chroot "$root" env -i "$@"';
      await call(
        'unshare',
        '-m',
        'sh',
        '-e',
        '-c',
        script,
        'sh',
        npmCache,
        root,
        ...given,
        'sh',
        '-e',
        '-c',
        `cd ${workdir}; ${args}`,
      );
    } else if (instruction === 'COPY') await copy(args, workdir, root, from);
  }
  await rm(join(root, 'root/.npm'), { recursive: true, force: true });
}

async function copy(args: string, workdir: string, root: string, from: Layer | null): Promise<void> {
  const words = args.split(/\s+/).filter((word) => !word.startsWith('--'));
  const target = words.pop() ?? '';
  for (const source of words) {
    const here = join(root, workdir, target);
    if (from)
      await cp(join(from.root, source), target.endsWith('/') ? join(here, source.split('/').at(-1) ?? '') : here, {
        recursive: true,
        verbatimSymlinks: true,
      });
    else for (const file of await context()) if (source === '.' || file === source) await place(file, here);
  }
}

async function place(file: string, folder: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await cp(join(ROOT, file), join(folder, file));
}

/** As a container runs it: nobody in particular, a root that is only read, no capability, its volumes to write. */
export function contain(
  stage: Stage,
  { root }: Layer,
  volumes: string,
  settings: Record<string, string>,
  command: readonly string[],
) {
  const [uid, gid] = (argsOf(stage, 'USER')[0] ?? '').split(':');
  const given = Object.entries({ PATH: '/usr/bin:/bin', ...settingsIn(stage), ...settings }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const script = [
    'mount --bind "$1" "$1"',
    'mount -t proc proc "$1/proc"',
    'mount --rbind /dev "$1/dev"',
    'mount --bind "$2" "$1/var/lib/lumbung"',
    'mount -t tmpfs tmp "$1/tmp"',
    'mount -o remount,bind,ro "$1"',
    'root=$1; shift 2',
    `exec chroot "$root" setpriv --reuid ${uid} --regid ${gid} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all env -i "$@"`,
  ];
  const inside = `cd ${argsOf(stage, 'WORKDIR')[0]}; exec "$@"`;
  return spawn(
    'unshare',
    ['-m', 'sh', '-e', '-c', script.join('; '), 'sh', root, volumes, ...given, 'sh', '-c', inside, 'sh', ...command],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}
