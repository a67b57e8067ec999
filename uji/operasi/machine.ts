import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../../bench/lib/at-exit.ts';
import { run } from '../../scripts/run.ts';
import { call } from './base.ts';
import { limitMemory, type Memory } from './memory.ts';

/** What a script on the machine said, and how it ended. */
interface Ended {
  code: number;
  said: string;
}

/** A Debian that runs its own systemd; the network is this computer's. */
export interface Machine {
  /** Its folder `/`. */
  root: string;
  memory: Memory;
  /** Runs a script as its root would type it. */
  run(script: string, stdin?: string): Promise<Ended>;
  stop(): Promise<void>;
}

const BOOT_LOOKS = 100;
const BETWEEN_MS = 300;

/** How npm is told to reach its registry here, if it needs telling. */
const passed = Object.entries(process.env).filter(([name]) =>
  /^(npm_config_(cafile|registry|.*proxy)|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i.test(name),
);

const surroundings = [
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'HOME=/root',
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  'npm_config_prefer_offline=true',
  ...passed.map(([name, value]) => `${name}=${value}`),
];

/** Boots a copy of a root that leaves the root itself as it is. */
export async function boot(base: string, npmCache: string): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-mesin-'));
  const [upper, work, root] = ['atas', 'kerja', 'akar'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [upper, work, root]) await mkdir(path);
  await call('mount', '-t', 'overlay', 'lumbung-uji', '-o', `lowerdir=${base},upperdir=${upper},workdir=${work}`, root);
  const memory = await limitMemory(`lumbung-uji-${process.pid}`);
  const args = [
    '-D',
    root,
    '--register=no',
    '--keep-unit',
    `--machine=lumbung-uji-${process.pid}`,
    '--boot',
    '--quiet',
  ];
  const binds = [`--bind=${npmCache}:/root/.npm`, '--resolv-conf=copy-host', '--console=pipe'];
  const nspawn = spawn('sh', ['-c', memory.enter('exec systemd-nspawn "$@"'), 'sh', ...args, ...binds], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const leave = () => {
    nspawn.kill('SIGKILL');
    spawn('umount', ['-l', root]);
  };
  const forget = atExit(leave);
  const init = await firstProcess(nspawn);

  const machine: Machine = {
    root,
    memory,
    async run(script, stdin = '') {
      const inside = ['-t', init, '-m', '-u', '-i', '-p', '-n', '--', 'env', '-i', ...surroundings, 'sh', '-e'];
      const child = spawn('sh', [
        '-c',
        memory.enter('exec nsenter "$@"'),
        'sh',
        ...inside,
        '-c',
        `cd /root\n${script}`,
      ]);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (said += text));
      child.stdin.on('error', () => undefined).end(stdin);
      const [code] = await once(child, 'close');
      return { code: code ?? 1, said };
    },
    async stop() {
      forget();
      nspawn.kill('SIGTERM');
      if (nspawn.exitCode === null) await once(nspawn, 'exit');
      await run('umount', ['-l', root]);
      await memory.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (let look = 0; look < BOOT_LOOKS; look += 1) {
    const { said } = await machine.run('systemctl is-system-running || true');
    if (/running|degraded/.test(said)) return machine;
    await pause(BETWEEN_MS);
  }
  throw new Error('The machine did not boot');
}

/** The machine's own first process, as this computer numbers it. */
async function firstProcess({ pid }: ChildProcess): Promise<string> {
  for (let look = 0; look < BOOT_LOOKS; look += 1) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    const [first] = children.trim().split(' ');
    const isInside =
      first &&
      (await access(`/proc/${first}/root/run/systemd/system`).then(
        () => true,
        () => false,
      ));
    if (first && isInside) return first;
    await pause(BETWEEN_MS);
  }
  throw new Error('The machine did not start');
}

/** Lets git find the program at the address that the manual gives. */
export async function publish(machine: Machine, address: string, repository: string): Promise<void> {
  const config = `[url "file://${repository}"]\n\tinsteadOf = ${address}\n[safe]\n\tdirectory = *\n`;
  await writeFile(join(machine.root, 'etc/gitconfig'), config);
}
