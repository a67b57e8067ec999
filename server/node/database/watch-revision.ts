import { DatabaseSync } from 'node:sqlite';
import { revisionOf } from '../../http/revision.ts';
import type { Db } from '../../ports.ts';

export interface Revisions {
  revision: () => Promise<string>;
  knownRevision: () => string | undefined;
  close: () => void;
}

/**
 * The revision of all tables, remembered for as long as nobody commits anything.
 *
 * @param path of the SQLite file; null: what another process writes cannot be noticed, so it is asked for each time
 */
export function watchRevision(db: Db, path: string | null): Revisions {
  const commits = path === null ? null : countCommits(path);
  let last: { at: number; revision: string } | undefined;
  const revision = async () => {
    const at = commits?.now() ?? 0;
    const revision = await revisionOf(db);
    // Older than what was just read at most: the next who asks sees that somebody wrote, and asks again.
    last = { at, revision };
    return revision;
  };
  const knownRevision = () => (commits && last?.at === commits.now() ? last.revision : undefined);
  return { revision: async () => knownRevision() ?? revision(), knownRevision, close: () => commits?.close() };
}

/** Another number whenever anybody, of this process or of another, has committed: SQLite tells each connection. */
function countCommits(path: string) {
  const sqlite = new DatabaseSync(path, { readOnly: true });
  const version = sqlite.prepare('pragma data_version');
  return { now: () => Number(version.get()?.['data_version']), close: () => sqlite.close() };
}
