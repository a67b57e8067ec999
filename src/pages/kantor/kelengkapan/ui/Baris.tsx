import { type CSSProperties, memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { keadaan } from '#contract/formulas/kelengkapan.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import type { PeriodeKantor, TempatKelengkapan } from '#contract/summaries/kelengkapan.ts';
import { selWords } from '@/entities/kelengkapan';
import { hasVillages, queryOf } from '../model/choice';
import type { Cell } from '../model/grid-keys';
import kotak from './kotak.module.css';
import css from './matriks.module.css';

interface BarisProps {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  tempat: TempatKelengkapan;
  jenis: JenisLaporan;
  periode: readonly PeriodeKantor[];
  terisi: readonly number[];
  satuan: string;
  /** Which of its cells keys are on; null where none is. */
  active: number | null;
}

/** A place through the year. */
export const Baris = memo(function Baris({ ref, index, tempat, active, ...of }: BarisProps) {
  const nama = tempat.nama_desa_kelurahan ?? tempat.nama_kecamatan;
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className={css['baris']}>
      <th scope="row">
        <Nama tempat={tempat} jenis={of.jenis} tahun={of.periode[0]?.tahun ?? null} />
      </th>
      {of.periode.map((one, column) => {
        const counted = { terisi: of.terisi[column] ?? 0, diharapkan: tempat.diharapkan };
        const state = keadaan(counted.terisi, counted.diharapkan, one.sudah_mulai);
        const share = counted.diharapkan > 0 ? Math.min(1, counted.terisi / counted.diharapkan) : 0;
        return (
          <td
            key={one.periode_id}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the element for a grid of figures
            role="gridcell"
            className={css['sel']}
            tabIndex={active === column ? 0 : -1}
            data-baris={index}
            data-kolom={column}
            aria-label={selWords(nama, one, counted, of.satuan)}
          >
            <span className={kotak['kotak']} data-keadaan={state} style={{ '--bagian': share } as CSSProperties}>
              <span>{state === 'lengkap' ? '✓' : state === 'tidak diharapkan' ? '–' : counted.terisi}</span>
            </span>
          </td>
        );
      })}
    </tr>
  );
});

/** A kecamatan whose villages are summed leads to them. */
function Nama({ tempat, jenis, tahun }: { tempat: TempatKelengkapan; jenis: JenisLaporan; tahun: string | null }) {
  const { kecamatan_id, nama_kecamatan, nama_desa_kelurahan } = tempat;
  if (nama_desa_kelurahan !== null) {
    return (
      <>
        {nama_desa_kelurahan} <small>{nama_kecamatan}</small>
      </>
    );
  }
  if (!hasVillages(jenis) || kecamatan_id === null) return nama_kecamatan;
  return <Link to={`?${queryOf({ jenis, tahun, kecamatan: kecamatan_id })}`}>{nama_kecamatan}</Link>;
}

/** The cell that something in the page belongs to. */
export function cellAt(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-kolom]') : null;
  return cell && { row: Number(cell.dataset['baris']), column: Number(cell.dataset['kolom']) };
}
