import type { Jejak } from '#contract/resources/jejak.ts';

/** Acts and tables read as the contract spells them, with blanks: whoever adds one need not name it twice. */
export const perbuatanWord = (perbuatan: string): string => {
  const words = perbuatan.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const tabelWord = (tabel: string): string => tabel.replaceAll('_', ' ');

/** 'harga pangan 7 (Beras, Melak)' and the details that the act has kept. */
export const aboutOf = ({
  tabel,
  baris,
  nama,
  keterangan,
}: Pick<Jejak, 'tabel' | 'baris' | 'nama' | 'keterangan'>): string =>
  [tabel === null ? null : `${tabelWord(tabel)} ${baris ?? ''} ${nama ? `(${nama})` : ''}`.trim(), keterangan]
    .filter((part) => part !== null && part !== '')
    .join(' · ') || '-';
