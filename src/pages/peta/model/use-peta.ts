import { useSearchParams } from 'react-router-dom';
import { slugKecamatan } from '#contract/routes.ts';
import type { Peta, TempatPeta } from '#contract/summaries/peta.ts';
import { allKomoditi, allPangan } from '@/entities/acuan';
import { bentukWilayah, useKecamatanSaya } from '@/entities/wilayah';
import { useInfiniteList, useNeed } from '@/shared/api';
import { ukuranOf } from '../config/ukuran';
import { choiceOf, chosenFrom } from './choice';
import { komoditiOf, panganOf, petaNeed } from './needs';

/** All that the address chooses: the figures of each place, their shapes, and the lists to choose from. */
export function usePeta() {
  const [query] = useSearchParams();
  const asked = choiceOf(query);
  const from = chosenFrom(asked.ukuran);
  const komoditi = useInfiniteList(from === 'komoditi' ? allKomoditi : null);
  const pangan = useInfiniteList(from === 'pangan' ? allPangan : null);
  const chosen = from === 'pangan' ? panganOf(pangan.rows, asked) : komoditiOf(komoditi.rows, asked);
  const { data, error, retry } = useNeed(petaNeed(asked, from ? chosen : undefined));
  const shapes = useNeed(bentukWilayah);
  const saya = useKecamatanSaya();
  const list = from === 'pangan' ? pangan : komoditi;
  const peta = data?.peta ?? null;
  const slug = from && chosen ? slugKecamatan(chosen.nama) : '';
  return {
    choice: { ...asked, ...(from && { [from]: slug }) },
    from,
    names:
      from === 'pangan' ? pangan.rows.map((row) => row.nama_pangan) : komoditi.rows.map((row) => row.nama_komoditi),
    peta,
    tempat: peta ? inOrder(peta, saya?.id ?? null) : [],
    opened: peta?.tempat.find((place) => slugKecamatan(place.nama_kecamatan) === slugKecamatan(asked.tempat)) ?? null,
    wilayah: shapes.data?.bentukKecamatan ?? null,
    /** How the shapes come, or why they do not. */
    bentuk: { isLoading: shapes.isLoading, error: shapes.error, retry: shapes.retry },
    /** There is nothing that could be chosen. */
    isNothing: from !== null && !list.isLoading && !list.error && list.rows.length === 0,
    error: error ?? list.error,
    retry: () => {
      if (list.error) list.retry();
      if (shapes.error) shapes.retry();
      retry();
    },
  };
}

/** The reader's own place first, then by what matters most of a measure, equals by name; last those that told nothing. */
function inOrder({ ukuran, tempat }: Peta, own: number | null): TempatPeta[] {
  const sign = ukuranOf[ukuran].urut === 'naik' ? 1 : -1;
  const rank = ({ kecamatan_id, nilai, angka }: TempatPeta) => {
    if (kecamatan_id === own) return 0;
    if (nilai !== null) return 1;
    return angka === null ? 3 : 2;
  };
  return [...tempat].sort((one, other) => rank(one) - rank(other) || sign * ((one.nilai ?? 0) - (other.nilai ?? 0)));
}
