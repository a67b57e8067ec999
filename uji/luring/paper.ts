/** A row as its officer knows it. */
export interface Typed {
  petugas: number;
  /** The tab in which it was typed, from 1. */
  tab: number;
  harga: number;
  periode_id: number;
  kecamatan_id: number;
  /** The commodity that stood there when it was typed or sent; null while that is not known. */
  komoditi_id: number | null;
  /** It lies in the device's outbox; until then nobody was promised anything. */
  isPromised: boolean;
  isPasted: boolean;
  /** He was asked, and chose another figure in its place. */
  isGivenUp: boolean;
  /** It was typed in two parts, or asked about: it need not be sent in the order of typing. */
  isOutOfTurn: boolean;
}

/** Counts what an officer met besides his rows. */
export interface Tally {
  pratinjau: number;
  separuh: number;
  jawaban: number;
  dikirimLagi: number;
  faults: string[];
}

export const noTally = (): Tally => ({ pratinjau: 0, separuh: 0, jawaban: 0, dikirimLagi: 0, faults: [] });

/** Whose version of a row is taken. */
export type Side = 'mine' | 'theirs';

/**
 * Chooses between two prices of one row as the paper says: the even one stands there; of two that are alike, the later one.
 * The other one is given up.
 *
 * @param isHalf one's own row lacks a figure: then the whole row stands there
 */
export function chooseByPaper(ledger: readonly Typed[], mine: number, theirs: number, isHalf = false): Side {
  const rowOf = (harga: number) => ledger.find((row) => row.harga === harga);
  const [own, other] = [rowOf(mine), rowOf(theirs)];
  for (const row of [own, other]) if (row) row.isOutOfTurn = true;
  if (!own || !other) return own ? 'mine' : 'theirs';
  const isMine = !isHalf && (mine % 2 === theirs % 2 ? mine > theirs : mine % 2 === 0);
  own.isGivenUp = !isMine;
  other.isGivenUp = isMine;
  return isMine ? 'mine' : 'theirs';
}
