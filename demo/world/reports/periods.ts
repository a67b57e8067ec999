import { idsByName, insertAll } from '../../../server/db/insert-all.ts';
import type { Db } from '../../../server/ports.ts';
import type { StoredSpan } from '../seeding.ts';
import { instantAt, isoDay, type Span } from '../time/calendar.ts';

type PeriodeTable =
  | 'periode_harga_pangan'
  | 'periode_ketersediaan_pangan'
  | 'periode_timbang_balita'
  | 'periode_luas_tanam';

/** Writes periods, each opened on the morning of its first day. */
export async function seedPeriods(
  db: Db,
  table: PeriodeTable,
  spans: readonly Span[],
  now: Date,
): Promise<StoredSpan[]> {
  const opened = (day: number) => new Date(Math.min(instantAt(day, 8), now.getTime())).toISOString();
  await insertAll(
    db,
    table,
    spans.map(({ nama, mulai, selesai }) => ({
      nama_periode: nama,
      tanggal_mulai: isoDay(mulai),
      tanggal_selesai: isoDay(selesai),
      created_at: opened(mulai),
      updated_at: opened(mulai),
    })),
  );
  const idOf = idsByName(await db.selectFrom(table).select(['id', 'nama_periode as nama']).execute());
  return spans.map((span) => ({ ...span, id: idOf(span.nama) }));
}
