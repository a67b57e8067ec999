import type { Laporan, LaporanInput, LaporanRow } from '@/entities/laporan';
import { useFilled } from '@/shared/form';
import type { Entries } from './use-entries';

/** What has its row already while row after row is added; to be known before the form begins. */
export const usePlace = <Row extends LaporanRow, Input extends LaporanInput, Subject extends { id: number }>(
  { field, keyOf, periodeOf }: Laporan<Row, Input, Subject>,
  periodeId: number | undefined,
  { filled }: Entries<Row, Input, Subject>,
) =>
  useFilled<Row, Input>({
    entity: field,
    rows: filled.rows,
    isHere: (input) => periodeOf(input) === periodeId,
    keyOf,
  });

export type Place<Row extends { id: number }, Input> = ReturnType<typeof useFilled<Row, Input>>;
