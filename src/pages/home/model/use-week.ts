import { KABUPATEN } from '#contract/summaries/periode-terkini.ts';
import { useCurrentAt } from '@/entities/periode';
import { useKecamatanSaya } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { pricesOf } from './needs';

/** The prices that home tells of, and where they hold: `saya` is null where they are the regency's. */
export function useWeek() {
  const saya = useKecamatanSaya();
  const regencyWeek = useCurrentAt('harga-pangan', KABUPATEN);
  const ownWeek = useCurrentAt(saya ? 'harga-pangan' : null, saya?.id);
  const [regencyKini, ownKini] = [regencyWeek.kini, ownWeek.kini];
  const ownPrices = useNeed(ownKini?.current && saya ? pricesOf(ownKini.current.id, saya.id) : null);
  // A reader with a place is not made to wait for the regency's prices; they show if they are there.
  const regencyNeed = regencyKini?.current ? pricesOf(regencyKini.current.id) : null;
  const renderedPrices = useNeed(regencyNeed, 'cache-only');
  const regencyPrices = useNeed(!saya || ownPrices.error ? regencyNeed : null);
  const ownRows = saya ? ownPrices.data?.page?.data : undefined;
  const rows = ownRows ?? (regencyPrices.data ?? renderedPrices.data)?.page?.data;
  const { current, awaited } = (ownRows ? ownKini : regencyKini) ?? {};
  return {
    rows: rows ?? [],
    saya: ownRows ? saya : null,
    /** The week that the prices are of, where it is not the newest. */
    older: awaited && current,
    isLoading: !rows && (regencyWeek.isLoading || ownPrices.isLoading || regencyPrices.isLoading),
  };
}
