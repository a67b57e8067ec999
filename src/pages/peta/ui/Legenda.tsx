import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Peta } from '#contract/summaries/peta.ts';
import { utuh } from '@/shared/lib/format';
import { catatanOf, kelasOf, kosongOf } from '../config/kelas';
import { ukuranOf } from '../config/ukuran';
import css from './gambar.module.css';

interface LegendaProps {
  peta: Peta;
  /** Whose work the outlines are. */
  sumber: string | null;
  /** There is a map. */
  isDrawn: boolean;
}

/** Each class in words, and how many sub-districts are in it. */
export function Legenda({ peta, sumber, isDrawn }: LegendaProps) {
  const countOf = (at: number | null) => peta.tempat.filter(({ kelas }) => kelas === at).length;
  const without = countOf(null);
  const catatan = catatanOf[peta.ukuran];
  return (
    <>
      {isDrawn && <p className={css['sumber']}>Angka pada peta: {ukuranOf[peta.ukuran].satuan}.</p>}
      <ul className={css['legenda']} aria-label="Arti warna">
        {kelasOf(peta.ukuran, peta.batas).map(([words, warna], at) => (
          <li key={words}>
            <span className={`${css['contoh']} ${css[warna]}`} />
            <span className={css['arti']}>{utuh(words)}</span>
            <span className={css['jumlah']}>
              {countOf(at)}
              {regional(' kecamatan')}
            </span>
          </li>
        ))}
        {without > 0 && (
          <li>
            <span className={`${css['contoh']} ${css['kosong']}`} />
            <span className={css['arti']}>{kosongOf[peta.ukuran] ?? 'belum dilaporkan, atau lebih lama'}</span>
            <span className={css['jumlah']}>
              {without}
              {regional(' kecamatan')}
            </span>
          </li>
        )}
      </ul>
      {(catatan || sumber) && (
        <p className={css['sumber']}>
          {catatan} {sumber && `Batas wilayah: ${sumber}.`}
        </p>
      )}
    </>
  );
}
