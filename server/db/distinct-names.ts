interface CodedName {
  /** The ministry's code, such as '64.07.05.2003'. */
  kode: string;
  nama: string;
}

/** The ministry numbers kelurahan from 1001 and desa from 2001. */
const KINDS: Readonly<Record<string, string>> = { 1: 'Kelurahan', 2: 'Desa' };

const numberIn = (kode: string): string => kode.split('.').at(-1) ?? kode;

const kindIn = (kode: string): string => {
  const number = numberIn(kode);
  return (number.length === 4 && KINDS[number.charAt(0)]) || number;
};

/** Suffixes from the most readable to the one that is unique for certain. */
const SUFFIXES: readonly ((kode: string) => string)[] = [kindIn, numberIn, (kode) => kode];

/**
 * Tells places of one name apart by a suffix: 'Waena (Kelurahan)' and 'Waena (Desa)', else 'Tounelet Satu (2003)'.
 *
 * @param keyOf by which the database takes two names for one
 */
export function distinctNames<Place extends CodedName>(
  places: readonly Place[],
  keyOf: (nama: string) => string,
): Place[] {
  const groups = Map.groupBy(places, ({ nama }) => keyOf(nama));
  const takenKeys = new Set(groups.keys());
  const names = new Map<Place, string>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const candidates = SUFFIXES.map((suffixOf) => group.map(({ kode, nama }) => `${nama} (${suffixOf(kode)})`));
    const isDistinct = (all: readonly string[]) =>
      new Set(all.map(keyOf)).size === all.length && !all.some((nama) => takenKeys.has(keyOf(nama)));
    const distinctGroup = candidates.find(isDistinct) ?? candidates.at(-1) ?? [];
    for (const [at, place] of group.entries()) {
      const nama = distinctGroup[at] ?? place.nama;
      takenKeys.add(keyOf(nama));
      names.set(place, nama);
    }
  }
  return places.map((place) => ({ ...place, nama: names.get(place) ?? place.nama }));
}
