import { allKomoditi, allPangan, type Komoditi, type Pangan } from '@/entities/acuan';
import { bentukWilayah } from '@/entities/wilayah';
import type { Needs } from '@/shared/api';
import { petaOf } from '../api/peta';
import { type Choice, choiceOf, chosenFrom, chosenOf } from './choice';

type Chosen = Pick<Komoditi, 'id'> & { nama: string };

/** The commodity that an address chooses, of those that there are. */
export const komoditiOf = (rows: readonly Komoditi[], { komoditi }: Choice): Chosen | undefined => {
  const found = chosenOf(rows, komoditi, ({ nama_komoditi }) => nama_komoditi);
  return found && { id: found.id, nama: found.nama_komoditi };
};

export const panganOf = (rows: readonly Pangan[], { pangan }: Choice): Chosen | undefined => {
  const found = chosenOf(rows, pangan, ({ nama_pangan }) => nama_pangan);
  return found && { id: found.id, nama: found.nama_pangan };
};

/** What a choice asks; null while that of which it is of is not known, or where there is none. */
export function petaNeed({ ukuran }: Choice, chosen: Chosen | undefined) {
  const from = chosenFrom(ukuran);
  if (!from) return petaOf({ ukuran });
  if (!chosen) return null;
  return petaOf(from === 'komoditi' ? { ukuran, komoditi_id: chosen.id } : { ukuran, pangan_id: chosen.id });
}

export const petaNeeds: Needs = async (read, { query }) => {
  const choice = choiceOf(query);
  const from = chosenFrom(choice.ukuran);
  const shapes = read(bentukWilayah);
  const chosen =
    from === 'komoditi'
      ? komoditiOf((await read(allKomoditi))?.page?.data ?? [], choice)
      : from === 'pangan'
        ? panganOf((await read(allPangan))?.page?.data ?? [], choice)
        : undefined;
  const asked = petaNeed(choice, chosen);
  await Promise.all([shapes, asked && read(asked)]);
  return 200;
};
