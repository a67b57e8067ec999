import { perubahan } from '#contract/formulas/harga.ts';
import { ArahChip } from './ArahChip';

interface PerubahanChipProps {
  harga: { harga_eceran: number; harga_eceran_sebelumnya: number | null };
}

/** The change against the period before. Nothing without a price before. */
export function PerubahanChip({ harga }: PerubahanChipProps) {
  const change = perubahan(harga.harga_eceran, harga.harga_eceran_sebelumnya);
  return change && <ArahChip arah={change.arah} persen={change.persen} />;
}
