import { persentase } from '../../format.ts';
import type { NilaiSkpg, PapanSkpg } from '../../summaries/skpg/papan.ts';
import type { PerubahanSkpg } from '../../summaries/skpg/terbitan.ts';
import type { UkuranSkpg } from './label.ts';

/** '-6,2 % · waspada', and of a sum of scores 'skor 4 · waspada'. */
function tertulis({ keadaan, nilai, label }: NilaiSkpg, isSkor: boolean): string {
  if (nilai === null || label === null) return keadaan;
  const figure = isSkor ? `skor ${nilai}` : `${nilai < 0 ? '-' : ''}${persentase(nilai)}`;
  return `${figure} · ${label}`;
}

/** All that is said of a place, by what it is said of. */
function semua({ indikator, aspek, komposit }: PapanSkpg['tempat'][number]): Map<UkuranSkpg, string> {
  const of = <Name extends UkuranSkpg>(some: Readonly<Partial<Record<Name, NilaiSkpg>>>, isSkor: boolean) =>
    (Object.entries(some) as [Name, NilaiSkpg][]).map(([name, one]) => [name, tertulis(one, isSkor)] as const);
  return new Map<UkuranSkpg, string>([
    ...of(indikator, false),
    ...of(aspek, true),
    ['komposit', tertulis(komposit, true)],
  ]);
}

const NONE = 'tidak dinilai';

/** What one board says otherwise than the one before: as it is printed, so that nothing is said of what nobody sees. */
export function beda(before: PapanSkpg, now: PapanSkpg): PerubahanSkpg[] {
  const known = new Map(before.tempat.map((one) => [one.kecamatan_id, semua(one)]));
  return now.tempat.flatMap((tempat) => {
    const was = known.get(tempat.kecamatan_id);
    const is = semua(tempat);
    const all = new Set([...(was?.keys() ?? []), ...is.keys()]);
    return [...all].flatMap((ukuran): PerubahanSkpg[] => {
      const [dari, ke] = [was?.get(ukuran) ?? NONE, is.get(ukuran) ?? NONE];
      return dari === ke ? [] : [{ nama: tempat.nama, ukuran, dari, ke }];
    });
  });
}
