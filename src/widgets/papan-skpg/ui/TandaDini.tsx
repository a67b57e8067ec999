import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { kantor } from '#contract/kantor-routes.ts';
import type { TandaKantor } from '#contract/summaries/skpg/terbitan.ts';
import { asUser } from '@/shared/api';
import { TandaList } from './Tanda';
import css from './tanda.module.css';

const TANDA: TypedDocumentNode<{ tanda: TandaKantor }, Record<string, never>> = gql`
  query TandaSkpg {
    tanda @rest(type: "TandaKantor", path: "/kantor/skpg/tanda") {
      bulan
    }
  }
`;

/** What has turned to the worse where whoever is logged in works; nothing where nothing has, or is not known. */
export function TandaDini() {
  const { data } = useQuery(TANDA, { context: asUser, fetchPolicy: 'cache-and-network' });
  const turned = data?.tanda.bulan.filter(({ tanda }) => tanda.some(({ ukuran }) => ukuran !== 'komposit')) ?? [];
  if (turned.length === 0) return null;
  return (
    <section aria-label="Tanda dini" className={css['dini']}>
      {turned.map((one) => (
        <div key={`${one.tahun} ${one.bulan}`}>
          <h2>Memburuk pada {namaBulanTahun(one)}</h2>
          <TandaList tanda={one.tanda} />
          <Link to={`${kantor.skpg}?tahun=${one.tahun}&bulan=${one.bulan}`}>Lihat papan SKPG</Link>
        </div>
      ))}
    </section>
  );
}
