import type { ApiError } from '../../api';
import { toast } from '../../ui/toaster';
import { conflictOf } from '../send/conflict';

/** Says what saving once more does to what somebody else has changed meanwhile. */
export const OVERWRITES = 'Simpan lagi untuk menimpanya dengan isian ini';

/** Somebody was faster (412): the user is told that the next save is meant to overwrite, and it goes by the newer revision. */
export function overwriteNext(error: ApiError | null, goBy: (revisi: number) => void): void {
  const conflict = error && conflictOf(error);
  if (!conflict || conflict.twin || conflict.revisi === undefined) return;
  goBy(conflict.revisi);
  toast.info(OVERWRITES);
}
