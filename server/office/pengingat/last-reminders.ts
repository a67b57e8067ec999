import type { JenisLaporan } from '#contract/limits.ts';
import type { KeadaanSurat } from '#contract/resources/pengingat.ts';
import type { Ports } from '../../ports.ts';

export interface Reminder {
  hari: string;
  waktu: string;
  keadaan: KeadaanSurat;
}

/** A letter that has waited for so long is not sent any more: the process ended before it could be. */
const LOST_MS = 15 * 60_000;

/** The last letter about each period to each officer, by '{period} {officer}'. */
export async function lastReminders(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  jenis: JenisLaporan,
  periodeIds: readonly number[],
): Promise<Map<string, Reminder>> {
  const rows =
    periodeIds.length === 0
      ? []
      : await db
          .selectFrom('pengingat')
          .select(['periode_id', 'user_id', 'hari', 'waktu', 'keadaan'])
          .where('jenis', '=', jenis)
          .where('periode_id', 'in', periodeIds)
          .orderBy('hari')
          .execute();
  const lost = new Date(now().getTime() - LOST_MS).toISOString();
  return new Map(
    rows.map(({ periode_id, user_id, hari, waktu, keadaan }) => [
      `${periode_id} ${user_id}`,
      { hari, waktu, keadaan: keadaan === 'menunggu' && waktu < lost ? 'gagal' : keadaan },
    ]),
  );
}
