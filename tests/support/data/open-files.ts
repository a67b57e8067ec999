import { readdir, readlink } from 'node:fs/promises';

/** How many files of a folder this process has open, nameless ones included. */
export async function openFilesIn(folder: string): Promise<number> {
  const open = await readdir('/proc/self/fd');
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder)).length;
}
