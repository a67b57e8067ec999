import { useRef, useState } from 'react';
import type { LaporanShape } from '@/entities/laporan';
import { useUser } from '@/entities/session';
import { missingOf } from '@/shared/api';
import { drafts } from '@/shared/lib/device';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Sheet } from '@/shared/ui/sheet';
import { useFailureToast } from '@/shared/ui/toaster';
import { type Place, usePlace } from '../model/use-place';
import { AddForm, type AddFormProps } from './AddForm';
import { EditForm, type EditFormProps } from './EditForm';

interface AddSheetProps<Shape extends LaporanShape> extends Omit<AddFormProps<Shape>, 'kecamatan' | 'place'> {
  /** The sub-district that is chosen at first; 0 for none. */
  first: number;
  /** Leads to all of the place at once. */
  onIsi: (() => void) | undefined;
}

/** The dialog in which row after row is added. */
export function AddSheet<Shape extends LaporanShape>({ first, onIsi, ...props }: AddSheetProps<Shape>) {
  const { laporan, periode, entries, onClose } = props;
  const { filled, subjects } = entries;
  const place = usePlace(laporan, periode.id, entries);
  useFailureToast(laporan.EditFields && subjects.error, laporan.words.unknown);
  const kecamatan = useState(first);
  const isLoading = filled.isLoading || subjects.isLoading || place.isLoading;
  const isFull = useFullAtFirst(props, place, first, isLoading);
  return (
    <Sheet title={laporan.words.add.title} onClose={onClose} isLoading={isLoading} missing={missingOf(subjects)}>
      {isFull ? (
        <EmptyState wayOn={['Ubah yang sudah diisi', onClose]} orElse={onIsi && ['Isi sekaligus', onIsi]}>
          Semua {laporan.subjectHeader.toLowerCase()} sudah diisi
        </EmptyState>
      ) : (
        <AddForm {...props} place={place} kecamatan={kecamatan} />
      )}
    </Sheet>
  );
}

/**
 * Whether all of the place was filled already when its form was opened: nothing could be saved in it. Whoever fills the
 * last of it goes on in the form, where a refused row may come back, and so does who has left something typed there.
 */
function useFullAtFirst<Shape extends LaporanShape>(
  { laporan, periode, entries: { filled, subjects } }: Omit<AddSheetProps<Shape>, 'first' | 'onIsi'>,
  { isTaken }: Place<Shape>,
  kecamatanId: number,
  isLoading: boolean,
): boolean {
  const user = useUser();
  const known = useRef<boolean>(undefined);
  if (known.current === undefined && !isLoading) {
    const choices = laporan.choices(subjects.rows);
    const isDrafted = drafts.isExpected(`${user?.id}/${laporan.drafts.add(periode.id, kecamatanId)}`);
    // Where the form chooses the place, another may have room.
    const isFixed = laporan.mine === undefined && filled.isWhole && choices.length > 0;
    known.current =
      isFixed &&
      !isDrafted &&
      choices.every((chosen) => isTaken(laporan.keyOf({ kecamatan_id: kecamatanId, ...chosen })));
  }
  return known.current === true;
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
