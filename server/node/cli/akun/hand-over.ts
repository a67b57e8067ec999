import { handOverFault, moveRows, rowsOwnedBy } from '../../../accounts/kelola/move-rows.ts';
import type { Db } from '../../../ports.ts';
import { accountJejak, terminal } from '../../database/terminal-jejak.ts';
import { StartError } from '../../faults/start-error.ts';
import { confirm, type Person } from '../ask.ts';
import { accountCalled } from './change-account.ts';

const count = new Intl.NumberFormat('id-ID');

/**
 * Transfers all rows of an account to another (rulings 10), after asking.
 *
 * @throws StartError when the other account cannot own them
 */
export async function handOver(db: Db, person: Person, from: string, to: string): Promise<void> {
  const [dari, ke] = [await accountCalled(db, from), await accountCalled(db, to)];
  const found = await rowsOwnedBy(db, dari.id);
  const fault = await handOverFault(db, dari, ke, found);
  if (fault) throw new StartError(`${fault}.`);
  if (found.length === 0) return person.tell(`Akun '${dari.username}' tidak memiliki data.`);

  const list = found.map(({ called, rows }) => `${count.format(rows)} ${called}`).join(', ');
  const closedRows = found.reduce((sum, one) => sum + one.closedRows, 0);
  const note = closedRows > 0 ? ` ${count.format(closedRows)} di antaranya dari periode yang sudah ditutup.` : '';
  await confirm(
    person,
    'ya',
    `${list} milik '${dari.username}' akan menjadi milik '${ke.username}'.${note}`,
    'dialihkan',
  );

  await db.transaction().execute(async (trx) => {
    await moveRows(trx, dari, ke, found, { user_id: null, alamat: terminal(), waktu: new Date().toISOString() });
    await accountJejak(trx, dari.id, { perbuatan: 'akun-alihkan', keterangan: `ke ${ke.username}` });
  });
  person.tell(`Dialihkan dari '${dari.username}' ke '${ke.username}': ${list}.`);
}
