import type { Transaction } from '../../../../ports.ts';
import { Refusal } from '../../../answer.ts';
import { subjectOf } from '../../../versions/names.ts';
import type { RowComparison } from './compare-rows.ts';
import type { Target } from './periods.ts';

/**
 * Refuses all rows where a stored one differs from the one that the sender has seen: entered, changed or deleted since.
 *
 * @throws Refusal 412 that names the first one
 */
export async function refuseUnseen(
  trx: Transaction,
  targets: readonly Target[],
  comparisons: readonly RowComparison[],
): Promise<void> {
  const conflict = comparisons.find(({ row: { revisi }, storedRow, isDifferent }) =>
    storedRow === null ? revisi !== undefined : isDifferent && revisi !== storedRow.revisi,
  );
  if (!conflict) return;
  const { row, storedRow } = conflict;
  const what = storedRow === null ? 'dihapus' : row.revisi === undefined ? 'diisi' : 'diubah';
  const { nama, nama_kecamatan } = await subjectOf(trx, { ...row.values, ...storedRow });
  const where = [nama, nama_kecamatan, targets[row.periode]?.nama_periode].filter(Boolean).join(', ');
  throw new Refusal(412, `${where} sudah ${what} orang lain. Tidak ada yang disimpan.`, {
    data: storedRow ? { id: storedRow.id } : {},
  });
}
