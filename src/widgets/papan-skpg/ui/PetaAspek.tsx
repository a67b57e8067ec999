import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type AspekSkpg, aspekSkpg, namaAspek } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { bentukWilayah } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { type BagianProps, Terbuka } from './Bagian';
import { Peta } from './Peta';
import css from './peta.module.css';

/** The map of all aspects together, or of the one that the address chooses; nothing where there are no outlines. */
export function PetaAspek({ papan, Bagian = Terbuka }: { papan: PapanSkpg; Bagian?: ComponentType<BagianProps> }) {
  const [query] = useSearchParams();
  const { data } = useNeed(bentukWilayah);
  const wilayah = data?.bentukKecamatan;
  const judged = aspekSkpg.filter((aspek) => skemas[papan.skema].aspek[aspek]);
  const of: AspekSkpg | 'komposit' = judged.find((one) => one === query.get('aspek')) ?? 'komposit';
  const searchOf = (one: AspekSkpg | 'komposit') => {
    const next = new URLSearchParams(query);
    if (one === 'komposit') next.delete('aspek');
    else next.set('aspek', one);
    return `?${next}`;
  };
  if (!wilayah || wilayah.bentuk.length === 0) return null;
  return (
    <Bagian judul="Peta">
      <nav aria-label="Yang diperlihatkan peta" className={css['pilihan']}>
        {(['komposit', ...judged] as const).map((one) => (
          <Link key={one} to={searchOf(one)} replace preventScrollReset aria-current={one === of ? 'true' : undefined}>
            {one === 'komposit' ? 'Gabungan' : namaAspek[one]}
          </Link>
        ))}
      </nav>
      <Peta papan={papan} wilayah={wilayah} of={of} />
    </Bagian>
  );
}
