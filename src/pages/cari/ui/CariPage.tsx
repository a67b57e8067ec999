import { useSearchParams } from 'react-router-dom';
import { wordsOf } from '#contract/formulas/kata.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { limits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { useKecamatanSaya } from '@/entities/wilayah';
import { HasilGroups, optionsOf, SearchAll, useOnDevice } from '@/features/search-all';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { grouped } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Screen } from '@/widgets/app-shell';
import { hasilOf, kataOf } from '../model/needs';
import css from './cari.module.css';

/** Everything that has the words of its address: commodities with their prices, places, products, activities. */
export function CariPage() {
  const { wilayah } = useSite();
  const [query] = useSearchParams();
  const kata = kataOf(query);
  return (
    <Screen
      title="Cari"
      name={kata ? `Cari "${kata}"` : 'Cari'}
      description={regional`Cari harga komoditi, kecamatan, produk, dan kegiatan di ${wilayah}.`}
    >
      <SearchAll key={kata} kata={kata} />
      {kata ? (
        <Hasil kata={kata} />
      ) : (
        <EmptyState wayOn={['Ke beranda', routes.home]}>Ketik apa yang dicari.</EmptyState>
      )}
    </Screen>
  );
}

function Hasil({ kata }: { kata: string }) {
  const { wilayah } = useSite();
  const words = wordsOf(kata);
  const saya = useKecamatanSaya();
  const own = useNeed(hasilOf(kata, saya?.id));
  // What the server has rendered knows no place of one's own: it stands until the own prices are there.
  const rendered = useNeed(hasilOf(kata), 'cache-only');
  const answer = own.data?.hasil ?? (own.error ? undefined : rendered.data?.hasil);
  const isAlone = own.error !== undefined && !answer;
  const known = useOnDevice(saya?.id, isAlone)(words);
  const found = answer ?? {
    komoditi: known.komoditi ?? [],
    kecamatan: known.kecamatan ?? [],
    produk: [],
    kegiatan: [],
  };
  const tempat = answer ? answer.nama_kecamatan : (saya?.nama_kecamatan ?? null);
  const options = optionsOf(found, tempat);
  if (own.isLoading && !answer) {
    return (
      <ul className={css['menunggu']}>
        <Skeletons count={4} shape="baris" className={css['bayangan']} />
      </ul>
    );
  }
  const cut = answer?.terbaru_saja.includes('produk');
  return (
    <>
      <HasilGroups options={options} words={words} tempat={tempat ? `di ${tempat}` : regional`Kabupaten ${wilayah}`} />
      {isAlone && own.error && <ErrorState error={own.error} onRetry={own.retry} />}
      {answer && options.length === 0 ? (
        <EmptyState wayOn={['Lihat semua harga', routes.hargaPangan]} orElse={['Lihat semua produk', routes.etalase]}>
          {`Tidak ada yang cocok dengan "${kata}"`}
        </EmptyState>
      ) : (
        <p className={css['lagi']}>
          {cut && `Dicari di antara ${grouped(limits.cari.newest)} produk terbaru. `}
          <ButtonLink look="tenang" to={routes.etalaseSearch(kata)}>
            Lihat semua produk
          </ButtonLink>
        </p>
      )}
    </>
  );
}
