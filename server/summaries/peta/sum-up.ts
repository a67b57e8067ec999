import {
  batasMerata,
  batasPeta,
  type Dasar,
  kelasPeta,
  meanOf,
  nilaiPeta,
  sumOf,
  type UkuranPeta,
} from '#contract/formulas/peta.ts';
import type { Peta, TempatPeta } from '#contract/summaries/peta.ts';
import type { Observation, Observed } from './observations.ts';

/** A sub-district's two figures in a period: `pembanding` is null where there is nothing to compare with. */
interface Seen {
  ke: number;
  angka: number;
  pembanding: number | null;
  jumlah_desa: number | null;
}

const NOTHING = { nilai: null, angka: null, pembanding: null };
const isWhole = (one: Seen): one is Seen & Dasar => one.pembanding !== null;

/** The map of what was observed: the newest period in which anybody reported, and older figures with their age. */
export function sumUp(
  ukuran: UkuranPeta,
  kecamatan: readonly Pick<TempatPeta, 'kecamatan_id' | 'nama_kecamatan'>[],
  { periods, rows }: Observed,
): Pick<Peta, 'periode' | 'batas' | 'kabupaten' | 'jumlah_kecamatan' | 'tempat'> {
  const seen = new Map(
    kecamatan.map(({ kecamatan_id: id }) => [
      id,
      seenOf(
        ukuran,
        rows.filter(({ kecamatan_id }) => kecamatan_id === id),
      ),
    ]),
  );
  const newest = Math.min(...[...seen.values()].flatMap((one) => one?.ke ?? []));
  const now = [...seen.values()].filter((one) => one !== undefined).filter(({ ke }) => ke === newest);
  const mean = meanOf(now.map(({ angka }) => angka));
  const compared = ({ angka, pembanding, ...rest }: Seen): Seen =>
    ukuran === 'harga'
      ? { angka, pembanding: rest.ke === newest ? mean : null, ...rest }
      : { angka, pembanding, ...rest };
  const counted = now.map(compared).filter(isWhole);
  const batas = ukuran === 'tanam' ? batasMerata(counted.map(({ angka }) => angka)) : batasPeta[ukuran];
  const all = ukuran === 'harga' ? null : sumOf(counted);
  return {
    periode: periods[newest] ?? null,
    batas: [...batas],
    kabupaten: all
      ? { nilai: nilaiPeta(ukuran, all), ...all }
      : { ...NOTHING, angka: ukuran === 'harga' ? mean : null },
    jumlah_kecamatan: counted.length,
    tempat: kecamatan.map((place) => {
      const found = seen.get(place.kecamatan_id);
      if (!found) return { ...place, ...NOTHING, kelas: null, jumlah_desa: null, umur: null, nama_periode: null };
      const { ke, jumlah_desa, angka, pembanding } = compared(found);
      const dasar = pembanding === null ? null : { angka, pembanding };
      return {
        ...place,
        nilai: dasar && nilaiPeta(ukuran, dasar),
        angka,
        pembanding,
        // Of another time, it is told and not coloured: a map shows one moment.
        kelas: dasar && ke === newest ? kelasPeta(ukuran, batas, dasar) : null,
        jumlah_desa,
        umur: ke - newest,
        nama_periode: periods[ke]?.nama_periode ?? null,
      };
    }),
  };
}

/** A sub-district's newest report. */
function seenOf(ukuran: UkuranPeta, rows: readonly Observation[]): Seen | undefined {
  const isPrice = ukuran === 'harga' || ukuran === 'perubahan';
  const at = (ke: number) => {
    const found = rows.find((row) => row.ke === ke);
    // A price of zero is none.
    return found && found.angka !== null && (!isPrice || found.angka > 0) ? found : undefined;
  };
  const [ke = -1] = rows
    .map((row) => row.ke)
    .filter((one) => at(one))
    .sort((one, other) => one - other);
  const found = at(ke);
  if (!found || found.angka === null) return undefined;
  const before = ukuran === 'perubahan' ? (at(ke + 1)?.angka ?? null) : found.pembanding;
  return { ke, angka: found.angka, pembanding: before, jumlah_desa: found.jumlah_desa };
}
