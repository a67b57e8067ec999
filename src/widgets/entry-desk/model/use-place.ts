import type { Entries, Laporan, LaporanShape } from '@/entities/laporan';
import { useFilled } from '@/shared/form';

/** What has its row already while row after row is added; to be known before the form begins. */
export function usePlace<Shape extends LaporanShape>(
  { field, keyOf, periodeOf }: Laporan<Shape>,
  periodeId: number,
  { filled }: Entries<Shape>,
) {
  return useFilled<Shape['Row'], Shape['Input']>({
    entity: field,
    rows: filled.rows,
    isHere: (input) => periodeOf(input) === periodeId,
    keyOf,
  });
}

export type Place<Shape extends LaporanShape> = ReturnType<typeof usePlace<Shape>>;
