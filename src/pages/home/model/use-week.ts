import { useKecamatanSaya } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { lastTwoWeeks, pricesOf, thisWeek } from './needs';

/** The prices that home tells of, and where they hold: `saya` is null where they are the regency's. */
export function useWeek() {
  const saya = useKecamatanSaya();
  const newest = useNeed(thisWeek);
  const periode = newest.data?.page?.data[0];
  const own = useNeed(periode && saya ? pricesOf(periode.id, saya.id) : null);
  // Who has a place of his own is not made to wait for the regency's, which are shown if they are there.
  const rendered = useNeed(periode ? pricesOf(periode.id) : null, 'cache-only');
  const asked = useNeed(periode && (!saya || own.error) ? pricesOf(periode.id) : null);
  const ownRows = saya ? own.data?.page?.data : undefined;
  const regency = (asked.data ?? rendered.data)?.page?.data;
  const rows = ownRows ?? regency;

  const before = useNeed(rows?.length === 0 ? lastTwoWeeks : null).data?.page?.data[1];
  const last = useNeed(before ? pricesOf(before.id, ownRows ? saya?.id : undefined) : null).data?.page?.data;
  const isOlder = rows?.length === 0 && last !== undefined && last.length > 0;
  return {
    rows: (isOlder ? last : rows) ?? [],
    saya: ownRows ? saya : null,
    /** The week that the prices are of, where it is not the newest. */
    older: isOlder ? before : undefined,
    isLoading: !rows && (newest.isLoading || own.isLoading || asked.isLoading),
  };
}
