import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { StartError } from '../../server/node/faults/start-error.ts';

const RELEASE = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';
/** What a Debian machine has that boots; the manual fetches the rest. */
const BOOTS = 'systemd,systemd-sysv,dbus,util-linux,procps,ca-certificates';
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt';

const needed = ['debootstrap', 'systemd-nspawn', 'nsenter'];

/** Calls a program that must succeed. @throws StartError */
export async function call(command: string, ...args: string[]): Promise<void> {
  if ((await run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })) === 0) return;
  throw new StartError(`'${command} ${args.join(' ')}' gagal.`);
}

/** @throws StartError where no machine of our own can be booted */
export async function needTools(): Promise<void> {
  if (process.getuid?.() !== 0) throw new StartError('uji:operasi menjalankan mesin sendiri, jadi perlu root.');
  const find = `for tool in ${needed.join(' ')}; do command -v $tool || exit 1; done`;
  if ((await run('sh', ['-c', find], { stdio: 'ignore' })) === 0) return;
  throw new StartError("Pasang dahulu: 'apt-get install debootstrap systemd-container util-linux'.");
}

/**
 * A fresh Debian in a folder, made once and kept. What the manual installs first is there already, and what it
 * installs later is fetched: hundreds of packages take minutes, and the manual's own commands still run.
 */
export async function baseRoot(packages: readonly string[][]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([RELEASE, BOOTS, packages]));
  const root = join(tmpdir(), `lumbung-debian-${hash.digest('hex').slice(0, 12)}`);
  const isThere = await access(root).then(
    () => true,
    () => false,
  );
  if (isThere) return root;
  console.error('Making a fresh Debian, once …');
  const unfinished = `${root}.belum-selesai`;
  await rm(unfinished, { recursive: true, force: true });
  await call('debootstrap', '--variant=minbase', `--include=${BOOTS}`, RELEASE, unfinished, MIRROR);
  await mkdir(join(unfinished, 'etc/dpkg/dpkg.cfg.d'), { recursive: true });
  await copyFile(`/${CERTIFICATES}`, join(unfinished, CERTIFICATES));
  const [first = [], ...later] = packages;
  const apt = (...args: string[]) => call('chroot', unfinished, 'apt-get', '-q', '-y', ...args);
  await apt('update');
  await apt('install', '-o', 'Dpkg::Options::=--force-unsafe-io', ...first);
  for (const names of later) await apt('install', '--download-only', ...names);
  await rename(unfinished, root);
  return root;
}
