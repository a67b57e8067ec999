import { readFile } from 'node:fs/promises';

export interface SystemUser {
  uid: number;
  gid: number;
}

/** Somebody without rights to run a program as, when we are root; PostgreSQL refuses to run as root. */
export async function unprivileged(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([name]) => name === wanted) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL tidak dapat dijalankan sebagai root, dan tidak ada pengguna postgres atau nobody.');
}
