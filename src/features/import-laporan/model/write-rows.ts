import { type LaporanShape, namesOf } from '@/entities/laporan';
import { type NewItem, newItem, type Outbox } from '@/shared/write';
import { nextTask } from './judge-all';
import type { Judged } from './judged';
import type { Looked } from './known';

/** So many writes are stored in one transaction: a page that dies leaves whole ones, and the screen has its turn. */
const CHUNK = 200;

export interface Progress {
  done: number;
  all: number;
}

/**
 * Stores rows on this device, in the order of the file. It may be ended between two transactions; whoever begins again
 * finds what is stored among what is equal.
 *
 * @returns how many are stored
 * @throws where the device refuses to store
 */
export async function writeRows<Shape extends LaporanShape>(
  outbox: Outbox,
  looked: Looked<Shape>,
  rows: readonly Judged<Shape>[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<number> {
  const writing = rows.filter(({ write }) => write !== null);
  let done = 0;
  for (let from = 0; from < writing.length && !signal.aborted; from += CHUNK) {
    const chunk = writing.slice(from, from + CHUNK);
    const fresh = chunk.map((row) => itemOf(looked, row)).filter((item) => item !== null);
    if (fresh.length > 0) await outbox.add(fresh);
    done += fresh.length;
    for (const { write } of chunk) {
      if (write?.does !== 'ganti') continue;
      const { key, variables, revisi } = write.item;
      if (await outbox.edit(key, { ...variables, input: write.input }, revisi)) done += 1;
    }
    onProgress({ done, all: writing.length });
    await nextTask();
  }
  return done;
}

function itemOf<Shape extends LaporanShape>(
  { laporan, periode, userId }: Looked<Shape>,
  { write, choice }: Judged<Shape>,
): NewItem | null {
  if (!write || !choice || write.does === 'ganti') return null;
  const { documents, field: entity, stale: refresh } = laporan;
  const where = `${choice.tempat.nama_kecamatan}, ${periode.nama_periode}`;
  const { input } = write;
  return write.does === 'tambah'
    ? newItem({
        ...namesOf(laporan, choice.nama, where),
        entity,
        refresh,
        userId,
        document: documents.add,
        variables: { input },
      })
    : newItem({
        ...namesOf(laporan, choice.nama, where, 'Ubah'),
        ...{ entity, refresh, userId, document: documents.edit },
        variables: { id: write.id, input },
        revisi: write.revisi,
      });
}
