import type { Jejak } from '#contract/resources/jejak.ts';

/** Acts and tables read as the contract spells them, with blanks: whoever adds one need not name it twice. */
export const perbuatanWord = (perbuatan: string): string => {
  const words = perbuatan.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const tabelWord = (tabel: string): string => tabel.replaceAll('_', ' ');

/** 'harga pangan 7', with what is kept of the act. */
export const aboutOf = ({ tabel, baris, keterangan }: Pick<Jejak, 'tabel' | 'baris' | 'keterangan'>): string =>
  [tabel === null ? null : `${tabelWord(tabel)} ${baris ?? ''}`.trim(), keterangan]
    .filter((part) => part !== null && part !== '')
    .join(' · ') || '-';
