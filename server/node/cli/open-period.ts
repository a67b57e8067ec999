import { type JenisPeriode, jenisPeriode } from '#contract/limits.ts';
import { periode, periodeInput } from '#contract/resources/periode.ts';
import { lowerCase } from '../../db/dialects.ts';
import { touch } from '../../http/revision.ts';
import { refuseOverlap } from '../../http/write/import/periode-tumpang.ts';
import type { Db } from '../../ports.ts';
import { terminalJejak } from '../database/terminal-jejak.ts';
import { StartError } from '../faults/start-error.ts';
import type { Person } from './ask.ts';

export const isJenisPeriode = (text: string): text is JenisPeriode => jenisPeriode.some((known) => known === text);

type NewPeriod = Record<'nama_periode' | 'tanggal_mulai' | 'tanggal_selesai', string>;

/** Opens a reporting period (rulings 25). @throws StartError when it exists or its dates are wrong */
export async function openPeriod(db: Db, person: Person, jenis: JenisPeriode, given: NewPeriod): Promise<void> {
  const parsed = periodeInput.safeParse(given);
  if (!parsed.success) throw new StartError(...parsed.error.issues.map(({ message }) => `${message}.`));
  const { nama_periode } = parsed.data;
  const table = periode[jenis].key;
  const now = new Date().toISOString();
  await db.transaction().execute(async (trx) => {
    const twin = await trx
      .selectFrom(table)
      .select('id')
      .where((eb) => eb(eb.fn<string>('lower', ['nama_periode']), '=', lowerCase(nama_periode)))
      .executeTakeFirst();
    if (twin) throw new StartError(`Periode '${nama_periode}' sudah ada.`);
    await refuseOverlap(trx, jenis, parsed.data);
    const { id } = await trx
      .insertInto(table)
      .values({ ...parsed.data, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await touch(trx, table);
    await terminalJejak(trx, { perbuatan: 'periode', tabel: table, baris: id });
  });
  person.tell(`Periode ${jenis} '${nama_periode}' dibuka.`);
}
