import { saat } from '@/shared/lib/format';
import { Notice } from '@/shared/ui/Notice';
import type { Periode } from '../api/periode-list';
import css from './periode-ditutup.module.css';

interface PeriodeDitutupProps {
  periode: Pick<Periode, 'ditutup_pada'> | null;
  /** What whoever reads it can do. */
  says?: string;
}

const ASK = 'Bila ada yang keliru, minta kantor membukanya kembali.';

/** Says that a period takes no entries any more, and what to do about it; nothing while it is open. */
export function PeriodeDitutup({ periode, says = ASK }: PeriodeDitutupProps) {
  if (!periode?.ditutup_pada) return null;
  return (
    <Notice className={css['catatan']}>
      Periode ini sudah ditutup pada {saat(Date.parse(periode.ditutup_pada))}. Isiannya tidak dapat ditambah, diubah,
      atau dihapus. {says}
    </Notice>
  );
}
