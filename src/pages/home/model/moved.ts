import { perubahan } from '@/entities/harga-pangan';

interface Price {
  harga_eceran: number;
  harga_eceran_sebelumnya: number | null;
}

const changed = <Row extends Price>(harga: readonly Row[]) =>
  harga
    .map((row) => ({ row, arah: 'tetap', persen: 0, ...perubahan(row.harga_eceran, row.harga_eceran_sebelumnya) }))
    .filter(({ persen }) => persen > 0)
    .sort((one, other) => other.persen - one.persen);

/** The prices that moved most against the period before, up or down, largest first. */
export const movedMost = <Row extends Price>(harga: readonly Row[], count: number): Row[] =>
  changed(harga)
    .slice(0, count)
    .map(({ row }) => row);

/**
 * Those that rose most and those that fell most, half of each; where fewer went one way, the other has their room. What
 * rose comes first, each way with the largest first.
 */
export function movedBothWays<Row extends Price>(harga: readonly Row[], count: number): Row[] {
  const all = changed(harga);
  const [up, down] = [all.filter(({ arah }) => arah === 'naik'), all.filter(({ arah }) => arah === 'turun')];
  const ups = Math.min(up.length, Math.max(Math.ceil(count / 2), count - down.length));
  return [...up.slice(0, ups), ...down.slice(0, count - ups)].map(({ row }) => row);
}
