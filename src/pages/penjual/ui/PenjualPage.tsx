import { useParams } from 'react-router-dom';
import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { openedProduk, type Produk, ProdukCard, SellerContact, slugOf, VerifiedMark } from '@/entities/produk';
import { mediaUrl, useInfiniteList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useScrollEnd } from '@/shared/lib/scroll';
import { Avatar } from '@/shared/ui/Avatar';
import { cardGrid } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LongList } from '@/shared/ui/long-list';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { produkOf } from '../model/needs';
import css from './penjual.module.css';

/** A seller, and all that he offers. */
export function PenjualPage() {
  const { id } = useParams();
  const asked = produkOf(id);
  const { rows, isLoading, isLoadingMore, error, loadMore, retry } = useInfiniteList(asked);
  useScrollEnd(loadMore);
  useFailureToast(error, 'Gagal mendapatkan data produk');
  const [first] = rows;
  const isNobody = !isLoading && !error && !first;

  return (
    <Screen
      title="Penjual"
      name={first?.users.nama_lengkap ?? 'Penjual'}
      description={first ? `Semua yang ditawarkan ${first.users.nama_lengkap}.` : 'Penjual hasil tani dan olahan.'}
      image={first?.users.foto_url ? mediaUrl(first.users.foto_url, 640) : undefined}
      share={first && routes.penjual(first.user_id)}
    >
      {first && <Seller produk={first} />}
      <LongList
        rows={rows}
        className={`${cardGrid} ${css['kisi']}`}
        item={(produk, index) => (
          <ProdukCard
            produk={produk}
            to={routes.detailProduk(slugOf(produk))}
            onOpen={() => openedProduk.write({ id: produk.id, judul: produk.judul })}
            order={index}
          />
        )}
      >
        {(isLoading || isLoadingMore) && <Skeletons count={5} shape="foto" className={css['bayangan']} />}
      </LongList>
      {error && <ErrorState error={error} onRetry={retry} />}
      {isNobody && <EmptyState wayOn={['Lihat etalase', routes.etalase]}>Penjual tidak ditemukan</EmptyState>}
    </Screen>
  );
}

function Seller({ produk: { user_id, users, kecamatan } }: { produk: Produk }) {
  const { origin, situs } = useSite();
  const text = `Halo ${users.nama_lengkap}, saya melihat produk Anda di ${namaSitus(situs)}: ${origin}${routes.penjual(user_id)}`;
  return (
    <section className={css['penjual']}>
      <Avatar url={users.foto_url} size={64} />
      <div className={css['orang']}>
        <h2 className={css['nama']}>{users.nama_lengkap}</h2>
        <p>{kecamatan ? regional`Kecamatan ${kecamatan.nama_kecamatan}` : users.username}</p>
        <VerifiedMark users={users} />
      </div>
      <SellerContact no_hp={users.no_hp} text={text} />
    </section>
  );
}
