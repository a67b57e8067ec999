import { useState } from 'react';
import type { LaporanShape } from '@/entities/laporan';
import { missingOf } from '@/shared/api';
import { Sheet } from '@/shared/ui/sheet';
import { useFailureToast } from '@/shared/ui/toaster';
import { usePlace } from '../model/use-place';
import { AddForm, type AddFormProps } from './AddForm';
import { EditForm, type EditFormProps } from './EditForm';

interface AddSheetProps<Shape extends LaporanShape> extends Omit<AddFormProps<Shape>, 'kecamatan' | 'place'> {
  /** The sub-district that is chosen at first; 0 for none. */
  first: number;
}

/** The dialog in which row after row is added. */
export function AddSheet<Shape extends LaporanShape>({ first, ...props }: AddSheetProps<Shape>) {
  const { laporan, periode, entries, onClose } = props;
  const { filled, subjects } = entries;
  const place = usePlace(laporan, periode.id, entries);
  useFailureToast(laporan.EditFields && subjects.error, laporan.words.unknown);
  const kecamatan = useState(first);
  return (
    <Sheet
      title={laporan.words.add.title}
      onClose={onClose}
      isLoading={filled.isLoading || subjects.isLoading || place.isLoading}
      missing={missingOf(subjects)}
    >
      <AddForm {...props} place={place} kecamatan={kecamatan} />
    </Sheet>
  );
}

interface EditSheetProps<Shape extends LaporanShape> extends Omit<EditFormProps<Shape>, 'kecamatan' | 'onSaved'> {
  onClose: () => void;
}

/** The dialog in which a row is changed. */
export function EditSheet<Shape extends LaporanShape>({ onClose, ...props }: EditSheetProps<Shape>) {
  const { laporan, row } = props;
  const kecamatan = useState(row.kecamatan_id ?? 0);
  return (
    <Sheet title={laporan.words.edit.title} onClose={onClose}>
      <EditForm {...props} kecamatan={kecamatan} onSaved={onClose} />
    </Sheet>
  );
}
