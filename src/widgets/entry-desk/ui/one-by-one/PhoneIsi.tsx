import { type LaporanShape, useEntries, useIsian } from '@/entities/laporan';
import { useUser } from '@/entities/session';
import { useSeenHere } from '@/shared/write';
import type { DeskIsiProps } from '../grid/DeskIsi';
import { OneByOne } from './OneByOne';

/** A place in a period on a phone. */
export function PhoneIsi<Shape extends LaporanShape>({ sebelumnya, ...props }: DeskIsiProps<Shape>) {
  const { laporan, periode, tempat } = props;
  const user = useUser();
  const entries = useEntries(laporan, periode, sebelumnya, [tempat]);
  const isian = useIsian(laporan, { periode, tempat, userId: user?.id ?? 0, entries });
  useSeenHere(laporan.field);
  return <OneByOne {...props} isian={isian} />;
}
