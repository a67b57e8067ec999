import { skipToken, useQuery } from '@apollo/client/react';
import { Sprout, Store } from 'lucide-react';
import { routes } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { asUser, quietly } from '@/shared/api';
import { useOutbox } from '@/shared/write';
import { JUMLAH_PETANI } from '../api/jumlah-petani';
import { changeByWaiting } from '../model/progress';
import css from './beranda.module.css';
import { CountCard } from './CountCard';
import { Welcome } from './Welcome';

export function BerandaPetaniPage() {
  const user = useUser();
  const { data, error, refetch } = useQuery(
    JUMLAH_PETANI,
    user
      ? { variables: { filter: { user_id: user.id, limit: 1 } }, context: asUser, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const { items } = useOutbox();
  const retry = quietly(refetch);
  return (
    <Welcome>
      <div className={css['kartu-kartu']}>
        <CountCard
          Icon={Store}
          title="Etalase Pangan"
          count={data?.produk.total}
          change={changeByWaiting(items, 'produk')}
          what="produk"
          error={error}
          onRetry={retry}
          to={routes.dashboardPangan}
          add={['Tambah produk', routes.dashboardPanganTambah]}
        />
        <CountCard
          Icon={Sprout}
          title="Lahan Petani"
          count={data?.lahanPetani.total}
          change={changeByWaiting(items, 'lahanPetani')}
          what="lahan"
          error={error}
          onRetry={retry}
          to={routes.dashboardLahanPetani}
          add={['Tambah lahan', routes.dashboardLahanPetaniTambah]}
        />
      </div>
    </Welcome>
  );
}
