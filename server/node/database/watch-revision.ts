import { DatabaseSync } from 'node:sqlite';
import { revisionOf } from '../../http/revision.ts';
import type { Db } from '../../ports.ts';

export interface Revisions {
  /** A token that changes with every write, and with every day. */
  revision: () => Promise<string>;
  /** The same synchronously if nobody has written since; undefined: ask `revision`. */
  knownRevision?: () => string | undefined;
}

/**
 * The revision of all tables, remembered until somebody commits.
 *
 * @param path of the SQLite file; null: other processes' writes cannot be noticed, so the revision is read each time
 * @param day the day at the office: another day begins other periods
 */
export function watchRevision(db: Db, path: string | null, day: () => string) {
  const commits = path === null ? null : countCommits(path);
  let last: { at: number; revision: string } | undefined;
  const revision = async () => {
    const at = commits?.now() ?? 0;
    const revision = await revisionOf(db);
    // `at` is older than the revision at most: then the next caller notices a commit and reads again.
    last = { at, revision };
    return `${revision}-${day()}`;
  };
  const knownRevision = () => (commits && last?.at === commits.now() ? `${last.revision}-${day()}` : undefined);
  return { revision: async () => knownRevision() ?? revision(), knownRevision, close: () => commits?.close() };
}

/** A number that changes with every commit of this or another process: SQLite counts them per connection. */
function countCommits(path: string) {
  const sqlite = new DatabaseSync(path, { readOnly: true });
  const version = sqlite.prepare('pragma data_version');
  return { now: () => Number(version.get()?.['data_version']), close: () => sqlite.close() };
}
