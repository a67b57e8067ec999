import { SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { LahanPetaniCard } from '@/entities/lahan-petani';
import { useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useOverlay, useUrlSearch } from '@/shared/lib/browser';
import { useScrollEnd } from '@/shared/lib/scroll';
import { whenCalm } from '@/shared/lib/timing';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LongList } from '@/shared/ui/long-list';
import { SearchForm } from '@/shared/ui/SearchField';
import { Skeletons } from '@/shared/ui/Skeletons';
import { preloadSheet } from '@/shared/ui/sheet';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { countFilters, matchingLahan, type PanenFilter, panenFilterOf } from '../model/needs';
import { FilterSheet } from './FilterSheet';
import css from './lahan-panen.module.css';

export function LahanPanenPage() {
  const { wilayah } = useSite();
  const [query, setQuery] = useSearchParams();
  const search = useUrlSearch();
  const sheet = useOverlay();
  const filter = panenFilterOf(query);
  const count = countFilters(filter);
  const isNarrowed = search.query !== '' || count > 0;
  const { rows, isLoading, isLoadingMore, error, loadMore, retry } = useInfiniteList(matchingLahan(query));
  useScrollEnd(loadMore);
  useEffect(() => whenCalm(preloadSheet), []);
  useFailureToast(error, 'Gagal mendapatkan data timbang balita');

  const apply = (chosen: PanenFilter) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(chosen)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // The new list takes the sheet's place in the history: back leads to the list as it was before.
    if (next.toString() === query.toString()) sheet.close();
    else setQuery(next, { replace: true, state: null });
  };

  return (
    <Screen
      title="Luas Lahan dan Perkiraan Panen"
      description={regional`Siapa menanam apa, di mana, dan kapan panen: lahan petani Kabupaten ${wilayah}.`}
    >
      <div className={css['cari']}>
        <SearchForm {...search} placeholder={regional('Cari berdasarkan nama, alamat, kecamatan, atau bulan panen')} />
        <Button look="tenang" aria-haspopup="dialog" onClick={() => sheet.open()}>
          <SlidersHorizontal aria-hidden size={20} />
          Filter
          {count > 0 && <span className={css['jumlah']}>{count}</span>}
        </Button>
      </div>
      <LongList rows={rows} className={css['kisi']} item={(lahan) => <LahanPetaniCard lahan={lahan} />}>
        {(isLoading || isLoadingMore) && <Skeletons count={6} shape="teks" className={css['bayangan']} />}
      </LongList>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && !error && rows.length === 0 && (
        <EmptyState wayOn={isNarrowed ? ['Lihat semua lahan', routes.luasLahan] : ['Ke beranda', routes.home]}>
          {isNarrowed ? 'Tidak Ada Data' : 'Tidak Ada Data Luas Tanam dan Perkiraan Panen'}
        </EmptyState>
      )}
      {sheet.opened !== null && <FilterSheet filter={filter} onApply={apply} onClose={sheet.close} />}
    </Screen>
  );
}
