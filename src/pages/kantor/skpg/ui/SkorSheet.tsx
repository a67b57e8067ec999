import { type AspekSkpg, aspekSkpg, namaAspek } from '#contract/formulas/skpg/label.ts';
import { naikDari, nameIndikator } from '#contract/formulas/skpg/naik.ts';
import { kataSkor, skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { NilaiSkpg, PapanSkpg, TempatSkpg } from '#contract/summaries/skpg/papan.ts';
import { kataNilai, LabelSkpg } from '@/entities/skpg';
import { Sheet } from '@/shared/ui/sheet';
import { kataAmbang, SumberAmbang } from '@/widgets/papan-skpg';
import css from './skpg.module.css';

interface SkorSheetProps {
  papan: PapanSkpg;
  of: AspekSkpg | 'komposit';
  kecamatan_id: number | null;
  onClose: () => void;
}

type Bagian = readonly [nama: string, nilai: NilaiSkpg | undefined];

/** What an aspect, or all of them together, is judged by. */
function bagianOf(
  { skema, ambang }: PapanSkpg,
  { aspek, indikator }: TempatSkpg,
  of: AspekSkpg | 'komposit',
): Bagian[] {
  const { aspek: parts } = skemas[skema];
  if (of === 'komposit') return aspekSkpg.filter((one) => parts[one]).map((one) => [namaAspek[one], aspek[one]]);
  return (parts[of] ?? []).map((one) => [nameIndikator(one, naikDari(ambang)), indikator[one]]);
}

/** How a label came about: the scores that it is the sum of, and the threshold of the sum. */
export function SkorSheet({ papan, of, kecamatan_id, onClose }: SkorSheetProps) {
  const tempat = papan.tempat.find((one) => one.kecamatan_id === kecamatan_id);
  if (!tempat) return null;
  const nilai = of === 'komposit' ? tempat.komposit : tempat.aspek[of];
  const bagian = bagianOf(papan, tempat, of);
  const { skor } = skemas[papan.skema];
  const ambang = papan.ambang.find(({ ukuran }) => ukuran === of);
  return (
    <Sheet title={`${of === 'komposit' ? 'Gabungan' : namaAspek[of]}, ${tempat.nama}`} onClose={onClose}>
      <div className={css['asal']}>
        <p>{nilai && <LabelSkpg nilai={nilai} />}</p>
        <ul className={css['baris']}>
          {bagian.map(([nama, one]) => (
            <li key={nama}>
              <strong>{nama}</strong>
              <span>
                {one ? kataNilai(one) : '-'}
                {one?.label && `, skor ${skor[one.label]}`}
              </span>
            </li>
          ))}
        </ul>
        {bagian.length === 1 ? (
          <p>Nilainya sama dengan yang dinilai.</p>
        ) : (
          <p>
            {nilai?.nilai == null ? 'Jumlahnya tidak dibuat: ada yang belum bernilai.' : `Jumlah skor ${nilai.nilai}.`}
          </p>
        )}
        {ambang && bagian.length > 1 && (
          <p>
            {kataAmbang(ambang)} <SumberAmbang {...ambang} />
          </p>
        )}
        <p>{kataSkor(papan.skema)}</p>
      </div>
    </Sheet>
  );
}
