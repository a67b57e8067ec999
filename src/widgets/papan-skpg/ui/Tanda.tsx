import { namaAspek } from '#contract/formulas/skpg/label.ts';
import { nameIndikator } from '#contract/formulas/skpg/naik.ts';
import type { TandaSkpg } from '#contract/summaries/skpg/papan.ts';
import { kataPersen } from '@/entities/skpg';
import css from './tanda.module.css';

/** What has turned to the worse since the month before, and by which figures. */
export function Tanda({ tanda }: { tanda: readonly TandaSkpg[] }) {
  if (!tanda.some(({ ukuran }) => ukuran !== 'komposit')) return null;
  return (
    <section aria-label="Tanda dini">
      <h2>Memburuk sejak bulan sebelumnya</h2>
      <TandaList tanda={tanda} />
    </section>
  );
}

export const TandaList = ({ tanda }: { tanda: readonly TandaSkpg[] }) => (
  <ul className={css['tanda']}>
    {tanda.map(
      ({ nama, ukuran, dari, ke, sebab }) =>
        ukuran !== 'komposit' && (
          <li key={`${nama} ${ukuran}`}>
            <strong>{nama}</strong>: {namaAspek[ukuran].toLowerCase()} dari {dari} menjadi {ke}
            {sebab.length > 0 && (
              <small>
                {sebab
                  .map(
                    (one) =>
                      `${nameIndikator(one.ukuran, one.naik ?? 'N/D')} dari ${kataPersen(one.ukuran, one.dari)} menjadi ${kataPersen(one.ukuran, one.ke)}`,
                  )
                  .join(', ')}
              </small>
            )}
          </li>
        ),
    )}
  </ul>
);
