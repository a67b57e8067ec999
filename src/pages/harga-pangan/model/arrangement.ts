import {
  arrangedBy,
  type HargaPanganKutaiBarat,
  isBerubah,
  isUrutHarga,
  type UrutHarga,
} from '@/entities/harga-pangan';
import { useAddressParams } from '@/shared/lib/browser';

/** How a list of prices is shown: `urut` and `berubah` of the address. */
export interface Arrangement {
  /** Null: by name, as the server lists them. */
  urut: UrutHarga | null;
  /** Only those that changed since the period before. */
  isOnlyBerubah: boolean;
}

function arrangementOf(query: URLSearchParams): Arrangement {
  const urut = query.get('urut');
  return { urut: isUrutHarga(urut) ? urut : null, isOnlyBerubah: query.get('berubah') === '1' };
}

export function isArranged(query: URLSearchParams): boolean {
  const { urut, isOnlyBerubah } = arrangementOf(query);
  return urut !== null || isOnlyBerubah;
}

export function arranged<Row extends HargaPanganKutaiBarat>(
  { urut, isOnlyBerubah }: Arrangement,
  rows: readonly Row[],
): readonly Row[] {
  const shown = isOnlyBerubah ? rows.filter(isBerubah) : rows;
  return urut ? arrangedBy(urut, shown) : shown;
}

/** An address that shows a list as it is shown here. */
export function withArrangement(path: string, { urut, isOnlyBerubah }: Arrangement): string {
  const asked = new URLSearchParams({ ...(urut && { urut }), ...(isOnlyBerubah && { berubah: '1' }) });
  return asked.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${asked}` : path;
}

/** The address's arrangement; a change takes its place in the history, so that back leaves the list. */
export function useArrangement() {
  const [query, changeQuery] = useAddressParams();
  const change = (name: 'urut' | 'berubah', value: string) =>
    changeQuery((next) => {
      if (value) next.set(name, value);
      else next.delete(name);
    });
  return { arrangement: arrangementOf(query), change };
}
