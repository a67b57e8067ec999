/** What the digits stand for: counts, prices and hectares are whole; tons and mean prices may have decimals (rulings 13). */
export type FigureKind = 'whole' | 'decimal';

/**
 * What a text or a file's cell says as a figure. asked: it can be read as one of `asks`, smallest first, and is stored only
 * when somebody has said which; refused: there is no figure in it that could be stored.
 */
export type Reading =
  | { is: 'figure'; value: number }
  | { is: 'blank' }
  | { is: 'asked'; asks: readonly number[]; sentence: string }
  | { is: 'refused'; sentence: string };

export const blank: Reading = { is: 'blank' };

export const refused = (sentence: string): Reading => ({ is: 'refused', sentence });

/** What a field says of a text that is no figure of its kind. */
export const unreadable: Record<FigureKind, string> = {
  whole: 'Isi bilangan bulat',
  decimal: 'Isi angka, dengan koma untuk desimal',
};
