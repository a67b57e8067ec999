import type { ReactNode } from 'react';
import {
  type AspekSkpg,
  aspekSkpg,
  type IndikatorSkpg,
  indikatorSkpg,
  namaAspek,
} from '#contract/formulas/skpg/label.ts';
import { type NaikSkpg, naikDari, nameIndikator } from '#contract/formulas/skpg/naik.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { IndikatorTempat, PapanSkpg, TempatSkpg } from '#contract/summaries/skpg/papan.ts';
import { kataNilai, kataPersen, LabelSkpg } from '@/entities/skpg';
import css from './tabel.module.css';

/** 'Tanam 2,3 % di bawah · 4 tahun · 21 dari 21 desa': what stands beside every figure. */
function kataIndikator(ukuran: IndikatorSkpg, one: IndikatorTempat, naik: NaikSkpg): string {
  const value = one.nilai === null ? kataNilai(one) : kataPersen(ukuran, one.nilai);
  const base = one.banyak > 0 && (ukuran === 'tanam' || ukuran === 'puso') ? ` (${one.banyak} tahun)` : '';
  return `${nameIndikator(ukuran, naik)} ${value}${base}`;
}

/** By what a map leads to a row. */
export const idTempat = ({ kecamatan_id }: Pick<TempatSkpg, 'kecamatan_id'>): string => `tempat-${kecamatan_id ?? 0}`;

interface TabelProps {
  papan: PapanSkpg;
  /** What a figure is shown as, where it can be opened. */
  figure?: (tempat: TempatSkpg, ukuran: IndikatorSkpg, words: string) => ReactNode;
  /** What a label is shown as, likewise. */
  label?: (tempat: TempatSkpg, of: AspekSkpg | 'komposit', shown: ReactNode) => ReactNode;
}

/** Every place with its aspects, the regency first; on a phone each place is a block of its own. */
export function Tabel({
  papan,
  figure = (_tempat, _ukuran, words) => words,
  label = (_tempat, _of, shown) => shown,
}: TabelProps) {
  const parts = skemas[papan.skema].aspek;
  const aspects = aspekSkpg.filter((aspek) => parts[aspek]);
  const naik = naikDari(papan.ambang);
  return (
    <table className={css['tabel']}>
      <caption data-terdengar>{regional('Kecamatan demi kecamatan')}</caption>
      <thead>
        <tr>
          <th scope="col">Tempat</th>
          {aspects.map((aspek) => (
            <th key={aspek} scope="col">
              {namaAspek[aspek]}
            </th>
          ))}
          <th scope="col">Gabungan</th>
        </tr>
      </thead>
      <tbody>
        {papan.tempat.map((tempat) => (
          <tr
            key={tempat.kecamatan_id ?? 0}
            id={idTempat(tempat)}
            className={tempat.kecamatan_id === null ? css['kabupaten'] : undefined}
          >
            <th scope="row">{tempat.nama}</th>
            {aspects.map((aspek) => {
              const nilai = tempat.aspek[aspek];
              const own = indikatorSkpg.filter((ukuran) => parts[aspek]?.includes(ukuran));
              return (
                <td key={aspek} data-judul={namaAspek[aspek]}>
                  {nilai && label(tempat, aspek, <LabelSkpg nilai={nilai} />)}
                  <ul>
                    {own.map((ukuran) => {
                      const one = tempat.indikator[ukuran];
                      return (
                        one && (
                          <li key={ukuran}>
                            {figure(tempat, ukuran, kataIndikator(ukuran, one, naik))}
                            <small>
                              {one.cakupan} dari {one.dari} {regional(isPrice(ukuran) ? 'kecamatan' : 'desa')}
                            </small>
                          </li>
                        )
                      );
                    })}
                  </ul>
                </td>
              );
            })}
            <td data-judul="Gabungan">{label(tempat, 'komposit', <LabelSkpg nilai={tempat.komposit} />)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isPrice = (ukuran: IndikatorSkpg): boolean => ukuran === 'beras' || ukuran === 'minyak' || ukuran === 'telur';
