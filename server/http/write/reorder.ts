import type { z } from 'zod';
import type { urutanInput } from '#contract/acts/urutan.ts';
import { isPostgres } from '../../db/dialects.ts';
import type { Transaction } from '../../ports.ts';
import { Refusal } from '../answer.ts';

interface Ordered {
  table: 'slider' | 'kegiatan_foto';
  /** Whose rows they are, where not all of the table are one list. */
  of?: { kegiatan_id: number };
  /** What the list is called in the refusal. */
  called: string;
  /** The list as it is now, for whoever comes too late. */
  shown: () => Promise<unknown>;
}

/**
 * Puts a list in another order. It names all of the list's rows, so that nobody orders what he has not seen.
 *
 * @throws Refusal 409 with the list as it is, when a row came or went, or somebody else was faster with another order
 */
export async function reorder(
  trx: Transaction,
  { table, of, called, shown }: Ordered,
  { ids, sebelumnya }: z.output<typeof urutanInput>,
  now: Date,
): Promise<void> {
  const stored = await trx
    .selectFrom(table as 'kegiatan_foto')
    .select(['id', 'urutan', 'revisi'])
    .$if(of !== undefined, (found) => found.where('kegiatan_id', '=', of?.kegiatan_id ?? 0))
    // Two who order at once: the second sees what the first has made of it.
    .$if(isPostgres(trx), (found) => found.forUpdate())
    .execute();
  const rows = stored.sort((one, other) => one.urutan - other.urutan || one.id - other.id);
  const present = rows.map(({ id }) => id);
  const isWhole = ids.length === present.length && new Set([...ids, ...present]).size === present.length;
  if (!isWhole || (sebelumnya && String(sebelumnya) !== String(present))) {
    throw new Refusal(409, `${called} sudah diubah orang lain. Periksa urutannya, lalu atur lagi.`, {
      data: { daftar: await shown() },
    });
  }
  for (const { id, urutan, revisi } of rows) {
    const place = ids.indexOf(id) + 1;
    if (place === urutan) continue;
    await trx
      .updateTable(table as 'kegiatan_foto')
      .set({ urutan: place, revisi: revisi + 1, updated_at: now.toISOString() })
      .where('id', '=', id)
      .execute();
  }
}
