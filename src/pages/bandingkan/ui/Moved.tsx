import { ArahChip, type GarisHarga } from '@/entities/harga-pangan';
import { berubah } from '../model/lines';

/** How a line moved in a period; nothing where that is not known. */
export function Moved({ line, at }: { line: GarisHarga; at: number }) {
  const change = berubah(line, at);
  return change && <ArahChip {...change} />;
}
