import type { Transaction } from '../../../../ports.ts';
import { Refusal } from '../../../answer.ts';
import { filledIn } from '../../../versions/history.ts';
import type { State } from '../../../versions/keep-version.ts';
import { namesBehind, subjectNames } from '../../../versions/names.ts';
import type { Compared } from './compare-rows.ts';
import type { Target } from './periods.ts';

/**
 * Refuses all rows where a stored one is not as the sender has seen it: entered, changed or deleted by others meanwhile.
 *
 * @throws Refusal 412 that names the first one
 */
export async function refuseUnseen(
  trx: Transaction,
  targets: readonly Target[],
  compared: readonly Compared[],
): Promise<void> {
  const unseen = compared.find(({ row: { revisi }, stored, isDifferent }) =>
    stored === null ? revisi !== undefined : isDifferent && revisi !== stored.revisi,
  );
  if (!unseen) return;
  const { row, stored } = unseen;
  const what = stored === null ? 'dihapus' : row.revisi === undefined ? 'diisi' : 'diubah';
  const isi = filledIn({ ...row.values, ...stored, id: stored?.id ?? 0 } as State);
  const { nama, nama_kecamatan } = subjectNames(isi, await namesBehind(trx, Object.entries(isi)));
  const where = [nama, nama_kecamatan, targets[row.periode]?.nama_periode].filter(Boolean).join(', ');
  throw new Refusal(412, `${where} sudah ${what} orang lain. Tidak ada yang disimpan.`, {
    data: stored ? { id: stored.id } : {},
  });
}
