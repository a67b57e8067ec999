import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { TakeFile } from '@/features/take-file';
import { addressOf, type Need } from '@/shared/api';
import { isUnsent, useOutbox } from '@/shared/write';

/** As much of a report as its periods are asked for, whatever its rows are. */
export interface OfPeriodes extends Pick<Laporan<LaporanShape>, 'jenis' | 'field' | 'names'> {
  all: (periodeId: number, kecamatanId: number) => Need<unknown>;
  periodeOf: (input: never) => number;
}

interface PeriodeFileProps {
  laporan: OfPeriodes;
  periode: Periode;
}

/** All that was reported in a period, in all places and by everybody: what the office puts together from it. */
export function PeriodeFile({ laporan, periode }: PeriodeFileProps) {
  const { items } = useOutbox();
  const { field, periodeOf, names } = laporan;
  const unsent = items.filter(
    (item) => item.entity === field && isUnsent(item) && periodeOf(item.variables.input as never) === periode.id,
  );
  return (
    <TakeFile
      label={`Unduh ${periode.nama_periode}`}
      address={addressOfWhole(laporan, periode.id)}
      lembar={{ title: `${names[1]} ${periode.nama_periode}` }}
      unsent={unsent.length}
    />
  );
}

/** The list's address without its place. */
function addressOfWhole({ all }: OfPeriodes, periodeId: number): string {
  const address = new URL(addressOf(all(periodeId, 0)));
  for (const name of ['kecamatan_id', 'limit']) address.searchParams.delete(name);
  return address.href;
}
