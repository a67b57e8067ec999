import { namaAspek, namaIndikator } from '#contract/formulas/skpg/label.ts';
import type { TandaSkpg } from '#contract/summaries/skpg/papan.ts';
import { persen } from '@/shared/lib/format';
import css from './skpg.module.css';

/** What has turned to the worse since the month before, and by which figures. */
export function Tanda({ tanda }: { tanda: readonly TandaSkpg[] }) {
  const aspects = tanda.filter(({ ukuran }) => ukuran !== 'komposit');
  if (aspects.length === 0) return null;
  return (
    <section aria-label="Tanda dini">
      <h2>Memburuk sejak bulan sebelumnya</h2>
      <ul className={css['ambang']}>
        {aspects.map(({ nama, ukuran, dari, ke, sebab }) => (
          <li key={`${nama} ${ukuran}`}>
            <strong>{nama}</strong>: {ukuran === 'komposit' ? 'gabungan' : namaAspek[ukuran].toLowerCase()} dari {dari}{' '}
            menjadi {ke}
            {sebab.length > 0 && (
              <small>
                {sebab
                  .map((one) => `${namaIndikator[one.ukuran]} dari ${persen(one.dari)} menjadi ${persen(one.ke)}`)
                  .join(', ')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
