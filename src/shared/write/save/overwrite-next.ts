import type { ApiError } from '../../api';
import { toast } from '../../ui/toaster';
import { conflictOf } from '../send/conflict';

/** Somebody was faster (412): the user is told that the next save is meant to overwrite, and it goes by the newer row. */
export function overwriteNext(
  error: ApiError | null,
  goBy: (revisi: number, row: Record<string, unknown>) => void,
): void {
  const conflict = error && conflictOf(error);
  if (!conflict?.row || conflict.twin || conflict.revisi === undefined) return;
  goBy(conflict.revisi, conflict.row);
  toast.info('Simpan lagi untuk menimpanya dengan isian ini');
}
