import { aspekSkpg, namaAspek } from '#contract/formulas/skpg/label.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { LabelSkpg } from '@/entities/skpg';
import css from './ringkas.module.css';

/** What the regency is called, as a whole and in each aspect. */
export function Ringkas({ papan: { tempat } }: { papan: PapanSkpg }) {
  const [kabupaten] = tempat;
  if (!kabupaten) return null;
  return (
    <dl className={css['ringkas']}>
      <div>
        <dt>Gabungan</dt>
        <dd>
          <LabelSkpg nilai={kabupaten.komposit} />
        </dd>
      </div>
      {aspekSkpg.map((aspek) => {
        const nilai = kabupaten.aspek[aspek];
        return (
          nilai && (
            <div key={aspek}>
              <dt>{namaAspek[aspek]}</dt>
              <dd>
                <LabelSkpg nilai={nilai} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
