import type { ReactNode } from 'react';
import { allNamaLain } from '@/entities/acuan';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useTugas, useUser } from '@/entities/session';
import { allKecamatan } from '@/entities/wilayah';
import { NAMES_FRESH_MS, useWholeList, useWholeLists, type WholeList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useOutbox } from '@/shared/write';
import type { Known } from './known';

interface PlacesProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  tempat: readonly Tempat[];
  known?: readonly (readonly [number, WholeList<Shape['Subject']>])[];
  children: (known: readonly (readonly [number, WholeList<Shape['Subject']>])[]) => ReactNode;
}

/** What may be entered in several places: each is asked for by a hook of its own. */
export function Places<Shape extends LaporanShape>(props: PlacesProps<Shape>): ReactNode {
  const [first] = props.tempat;
  return first ? <Place key={first.id} {...props} first={first} /> : props.children(props.known ?? []);
}

function Place<Shape extends LaporanShape>({ first, ...props }: PlacesProps<Shape> & { first: Tempat }) {
  const subjects = props.laporan.useSubjects(first.id);
  return <Places {...props} tempat={props.tempat.slice(1)} known={[...(props.known ?? []), [first.id, subjects]]} />;
}

/** The places whose rows may be imported: all of the officer's, those of the office, or the whole regency. */
export function useImportPlaces(
  { isWide }: Pick<Laporan<LaporanShape>, 'isWide'>,
  given: readonly Tempat[] | undefined,
): readonly Tempat[] {
  const tugas = useTugas();
  const { wilayah } = useSite();
  return isWide ? [{ id: 0, nama_kecamatan: wilayah }] : (given ?? tugas);
}

/** Stands where each row of a file names its own. */
const NO_PERIOD: Periode = { id: 1, nama_periode: '', tanggal_mulai: null, tanggal_selesai: null };

/** All that is known of these places, in a period where one is open. */
export function useKnown<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  periode: Periode | null,
  sebelumnya: Periode | null,
  tempat: readonly Tempat[],
  subjects: readonly (readonly [number, WholeList<Shape['Subject']>])[],
  isOffice: boolean,
) {
  const user = useUser();
  const { items, isLoading, outbox } = useOutbox();
  const of = (one: Periode | null) => (one ? tempat.map(({ id }) => laporan.all(one.id, id)) : []);
  const filled = useWholeLists(of(periode));
  const before = useWholeLists(of(sebelumnya));
  const kecamatan = useWholeList(allKecamatan, { freshFor: NAMES_FRESH_MS });
  const namaLain = useWholeList(allNamaLain, { freshFor: NAMES_FRESH_MS });
  const lists = subjects.map(([, list]) => list);
  const missing = lists.find(({ error, rows }) => error && rows.length === 0);
  const known: Known<Shape> = {
    laporan,
    periode: periode ?? NO_PERIOD,
    userId: user?.id ?? 0,
    isOffice,
    tempat,
    subjects: new Map(subjects.map(([id, { rows }]) => [id, rows])),
    filled,
    before: before.rows,
    items,
    kecamatan: kecamatan.rows.map(({ nama_kecamatan }) => nama_kecamatan),
    namaLain: namaLain.rows,
  };
  return {
    known,
    outbox,
    isLoading:
      isLoading ||
      filled.isLoading ||
      before.isLoading ||
      namaLain.isLoading ||
      kecamatan.isLoading ||
      lists.some((list) => list.isLoading),
    /** What may be entered did not come. */
    missing: missing?.error && { error: missing.error, retry: missing.retry },
    /** Somebody else's rows may be missing. */
    isUnsure: !filled.isWhole,
    retry: filled.retry,
  };
}
