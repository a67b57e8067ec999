/** More words than anybody searches by; what follows them is not looked at. */
const MAX_WORDS = 8;

/** The words of a search, in lower case: each must stand somewhere in what is found. */
export const wordsOf = (kata: string): string[] => kata.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** Whether all words of a search stand in a name; no words match nothing. */
export function matches(nama: string, words: readonly string[]): boolean {
  const lower = nama.toLowerCase();
  return words.length > 0 && words.every((word) => lower.includes(word));
}

/** The rows whose names match: those first that begin with the first word, then those with a word that does, then by name. */
export function bestFirst<Row>(rows: readonly Row[], nameOf: (row: Row) => string, words: readonly string[]): Row[] {
  const [first = ''] = words;
  const rank = (nama: string) => (nama.startsWith(first) ? 0 : nama.split(/[\s(/-]+/).some(begins) ? 1 : 2);
  const begins = (part: string) => part.startsWith(first);
  return rows
    .map((row) => ({ row, nama: nameOf(row).toLowerCase() }))
    .filter(({ nama }) => matches(nama, words))
    .map((one) => ({ ...one, rank: rank(one.nama) }))
    .sort((a, b) => a.rank - b.rank || (a.nama < b.nama ? -1 : Number(a.nama > b.nama)))
    .map(({ row }) => row);
}

/** A piece of a name, and whether it is what was searched for. */
export type Piece = readonly [text: string, isMatch: boolean];

/** Cuts a name where words of the search begin and end, so that they can be marked. */
export function piecesOf(nama: string, words: readonly string[]): Piece[] {
  const lower = nama.toLowerCase();
  // Some letters become two in lower case: then places in one text are not those in the other.
  if (lower.length !== nama.length) return [[nama, false]];
  const isMarked = Array.from({ length: nama.length }, () => false);
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0 && word; at = lower.indexOf(word, at + word.length)) {
      isMarked.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= nama.length; at += 1) {
    if (at < nama.length && isMarked[at] === isMarked[from]) continue;
    pieces.push([nama.slice(from, at), isMarked[from] ?? false]);
    from = at;
  }
  return pieces;
}
