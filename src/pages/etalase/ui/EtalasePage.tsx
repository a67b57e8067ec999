import { useSearchParams } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { openedProduk, ProdukCard, slugOf } from '@/entities/produk';
import { useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useUrlSearch } from '@/shared/lib/browser';
import { useScrollEnd } from '@/shared/lib/scroll';
import { cardGrid } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LongList } from '@/shared/ui/long-list';
import { SearchForm } from '@/shared/ui/SearchField';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { activeOf, etalaseFilterOf } from '../model/filter';
import { matchingProduk } from '../model/needs';
import css from './etalase.module.css';
import { FilterBar } from './FilterBar';
import { Kept } from './Kept';

/** Too many have the price asked for to be put in order of time (decision 23). */
const BY_PRICE =
  'Mulai di sini dari yang termurah, karena lebih dari 10.000 produk cocok. Tambah saringan agar semuanya sesuai urutan yang dipilih.';

export function EtalasePage() {
  const { wilayah } = useSite();
  const [query] = useSearchParams();
  const search = useUrlSearch();
  const list = useInfiniteList(matchingProduk(query));
  const { rows, isLoading, isLoadingMore, error, termurahSejak, loadMore, retry } = list;
  const isNarrowed = search.query !== '' || activeOf(etalaseFilterOf(query)).length > 0;
  useScrollEnd(loadMore);
  useFailureToast(error, 'Gagal mendapatkan data produk');

  return (
    <Screen
      title="Etalase"
      description={`Hasil tani dan olahan warga ${wilayah}: lihat stok dan hubungi penjualnya langsung.`}
    >
      <SearchForm {...search} placeholder="Cari produk" className={css['cari']}>
        <Kept query={query} without={['query']} />
      </SearchForm>
      <FilterBar />
      <LongList
        rows={rows}
        className={`${cardGrid} ${css['kisi']}`}
        note={termurahSejak ? { before: termurahSejak - 1, text: BY_PRICE } : undefined}
        item={(produk, index) => (
          <ProdukCard
            produk={produk}
            to={routes.detailProduk(slugOf(produk))}
            onOpen={() => openedProduk.write({ id: produk.id, judul: produk.judul })}
            order={index}
          />
        )}
      >
        {isLoading && <Skeletons count={10} shape="foto" className={css['bayangan']} />}
        {isLoadingMore && <Skeletons count={5} shape="foto" className={css['bayangan']} />}
      </LongList>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!isLoading && !error && rows.length === 0 && (
        <EmptyState wayOn={isNarrowed ? ['Lihat semua produk', routes.etalase] : ['Ke beranda', routes.home]}>
          Tidak ada produk
        </EmptyState>
      )}
    </Screen>
  );
}
