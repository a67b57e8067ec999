import type { ReactNode } from 'react';
import css from './skeleton-row.module.css';

/** A picture beside a long title over a line, a title over a line, a long title, a link to be tapped, two buttons. */
type Waits = 'foto' | 'keterangan' | 'panjang' | 'tautan' | 'tombol-tombol';

export interface WaitingColumn {
  header: string;
  /** Figures stand to the right; the title leads a row's card on a phone, which has no number; actions close it. */
  look?: 'judul' | 'angka' | 'aksi' | 'nomor';
  /** What a cell holds that is more than a line, or than a button: so much room is kept while it is on its way. */
  waits?: Waits;
}

interface SkeletonRowsProps {
  columns: readonly WaitingColumn[];
  /** The classes of real cells, by their look. */
  cell: Record<string, string | undefined>;
}

const SKELETONS = 5;

const line = <span className={css['garis']} />;
const title = <span className={`${css['garis']} ${css['judul']}`} />;
const value = <span className={`${css['garis']} ${css['nilai']}`} />;
const button = <span className={`${css['garis']} ${css['tombol']}`} />;
const more = <span className={`${css['garis']} ${css['lagi']}`} />;
const quiet = <span className={`${css['garis']} ${css['kecil']}`} />;

const shapes: Record<Waits, ReactNode> = {
  foto: (
    <span className={css['beriringan']}>
      <span className={`${css['garis']} ${css['foto']}`} />
      <span className={css['bersusun']}>
        {line}
        {more}
        {quiet}
      </span>
    </span>
  ),
  keterangan: (
    <span className={css['bersusun']}>
      {line}
      {quiet}
    </span>
  ),
  panjang: (
    <span className={css['bersusun']}>
      {line}
      {more}
    </span>
  ),
  tautan: <span className={css['tautan']}>{line}</span>,
  'tombol-tombol': (
    <span className={css['beriringan']}>
      {button}
      {button}
    </span>
  ),
};

const plainOf = (look: WaitingColumn['look']): ReactNode => {
  if (look === 'aksi') return button;
  return look === 'judul' ? title : value;
};

/** In the shape of the rows that follow; to readers the table is busy, and has no rows yet. */
export const SkeletonRows = ({ columns, cell }: SkeletonRowsProps) => (
  <tbody aria-hidden>
    {Array.from({ length: SKELETONS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity, and never change their order
      <tr key={index} data-bayangan>
        {columns.map(({ header, look, waits }) => (
          <td key={header} data-kolom={header} className={look && cell[look]}>
            {waits ? shapes[waits] : plainOf(look)}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
