import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findPostgres } from './find-postgres.ts';
import { type SystemUser, unprivileged } from './unprivileged.ts';

/** A PostgreSQL of our own, reached over a socket in its own folder: it meets no other on this machine. */
export interface Cluster {
  /** The address of its database for housekeeping. */
  url: string;
  /** Ends it and takes its files away. */
  stop(): Promise<void>;
}

interface Options {
  /** Whether a commit waits for the disk. Tests that lose nothing by a power cut need not wait. */
  durable: boolean;
}

/** Makes a cluster in a temporary folder and starts it. */
export async function startCluster({ durable }: Options): Promise<Cluster> {
  const bin = await findPostgres();
  const user = await unprivileged();
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-pg-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const left = guard(folder, user);
  try {
    await initialise(bin, data, user);
    const server = await startServer(bin, data, folder, durable, user);
    return clusterOf(server, folder, left);
  } catch (error) {
    left.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const runningAs = (user: SystemUser | undefined) => ({
  cwd: '/',
  env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
  ...user,
});

async function initialise(bin: string, data: string, user: SystemUser | undefined): Promise<void> {
  const version = spawn(join(bin, 'postgres'), ['--version'], runningAs(user));
  const major = Number(/\d+/.exec(await text(version.stdout))?.[0]);
  // Not the order of bytes, so that an order which was left to the server's language shows.
  const language = major >= 15 ? ['--locale-provider=icu', '--icu-locale=id-ID'] : [];
  const args = ['-D', data, '-U', 'lumbung', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...language];
  const initdb = spawn(join(bin, 'initdb'), args, runningAs(user));
  const [said, [code]] = await Promise.all([text(initdb.stderr), once(initdb, 'exit')]);
  if (code !== 0) throw new Error(`initdb: ${said}`);
}

async function startServer(
  bin: string,
  data: string,
  folder: string,
  durable: boolean,
  user: SystemUser | undefined,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '300',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...runningAs(user),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      if (said.length < 10_000) said += chunk;
      if (chunk.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`postgres: ${said}`)));
  });
  return server;
}

/** What ends a cluster whose folder is given once nobody holds its input any more. */
const GUARD = `read -r _
pid=$(head -n 1 "$1/data/postmaster.pid") && kill -QUIT "$pid"
for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" && sleep 0.2; done
rm -rf "$1"`;

/**
 * Ends the cluster after us in whatever way we end, also when we are killed and can do nothing: the system closes what the
 * guard reads. It stands outside our group, which a terminal ends as one.
 */
function guard(folder: string, user: SystemUser | undefined): ChildProcess {
  const sh = spawn('sh', ['-c', GUARD, 'sh', folder], {
    ...runningAs(user),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  sh.unref();
  return sh;
}

function clusterOf(server: ChildProcess, folder: string, left: ChildProcess): Cluster {
  return {
    url: `postgres:///postgres?host=${encodeURIComponent(folder)}&user=lumbung`,
    async stop() {
      const ended = server.exitCode ?? server.signalCode ?? once(server, 'exit');
      // "Fast": ends the connections that are left.
      server.kill('SIGINT');
      await ended;
      left.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
