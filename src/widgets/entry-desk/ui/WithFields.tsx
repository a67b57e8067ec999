import { type ReactNode, useEffect, useState } from 'react';
import type { Laporan, LaporanShape } from '@/entities/laporan';

interface WithFieldsProps<Shape extends LaporanShape> {
  laporan: Pick<Laporan<Shape>, 'Fields' | 'EditFields'>;
  children: ReactNode;
}

/** A form once its fields are here: what goes to the first of them finds it. */
export function WithFields<Shape extends LaporanShape>({ laporan, children }: WithFieldsProps<Shape>) {
  const { Fields, EditFields } = laporan;
  const [isHere, setHere] = useState(() => Fields.isHere() && EditFields?.isHere() !== false);
  useEffect(() => {
    // They travel with the form: it would not be here either.
    bringFields(laporan).then(
      () => setHere(true),
      () => undefined,
    );
  }, [laporan]);
  return isHere ? children : null;
}

/** Fetches the fields of a report's forms, so that they open at once. */
export const bringFields = async <Shape extends LaporanShape>({
  Fields,
  EditFields,
}: Pick<Laporan<Shape>, 'Fields' | 'EditFields'>): Promise<void> => {
  await Promise.all([Fields.bring(), EditFields?.bring()]);
};
