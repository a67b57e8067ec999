import { type ComponentProps, useState } from 'react';
import { useEntries } from '@/entities/laporan';
import type { LuasTanam } from '@/entities/luas-tanam';
import type { Periode } from '@/entities/periode';
import { useTugas } from '@/entities/session';
import { luasTanam } from '@/features/manage-luas-tanam';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { AddForm, EditForm, usePlace } from '@/widgets/entry-desk';
import css from './luas-tanam.module.css';

interface AddLuasProps {
  periode: Periode;
  sebelumnya: Periode | null;
  /** Opens the officer's own row of a crop that is there already. */
  onFilled: ComponentProps<typeof AddForm>['onFilled'];
  onClose: () => void;
}

/** The form that stays open for crop after crop, village after village. */
export function AddLuas({ periode, sebelumnya, onFilled, onClose }: AddLuasProps) {
  const tugas = useTugas();
  const kecamatan = useState((tugas.length === 1 && tugas[0]?.id) || 0);
  const entries = useEntries(luasTanam, periode, sebelumnya, useChosen(kecamatan[0]));
  const place = usePlace(luasTanam, periode.id, entries);
  useFailureToast(entries.subjects.error, luasTanam.words.unknown);
  if (place.isLoading) return <WaitingLuas />;
  return (
    <AddForm
      laporan={luasTanam}
      periode={periode}
      entries={entries}
      place={place}
      kecamatan={kecamatan}
      onFilled={onFilled}
      onClose={onClose}
    />
  );
}

interface EditLuasProps {
  luas: LuasTanam;
  /** Figures that it was in the way of. */
  typed: Readonly<Record<string, string>> | undefined;
  sebelumnya: Periode | null;
  onSaved: () => void;
}

export function EditLuas({ luas, typed, sebelumnya, onSaved }: EditLuasProps) {
  const kecamatan = useState(luas.kecamatan_id);
  const periode = { id: luas.periode_luas_tanam_id, nama_periode: luas.nama_periode };
  const entries = useEntries(luasTanam, periode, sebelumnya, useChosen(kecamatan[0]));
  useFailureToast(entries.subjects.error, luasTanam.words.unknown);
  return (
    <EditForm
      laporan={luasTanam}
      row={luas}
      periode={periode}
      entries={entries}
      kecamatan={kecamatan}
      typed={typed}
      onSaved={onSaved}
    />
  );
}

/** The place whose villages a form offers; none while no sub-district is chosen. */
function useChosen(id: number) {
  const nama_kecamatan = useTugas().find((one) => one.id === id)?.nama_kecamatan ?? '';
  return id ? [{ id, nama_kecamatan }] : [];
}

const FIELDS = 6;

/** In the shape of the form that follows. */
export const WaitingLuas = () => (
  <ul className={css['tunggu']}>
    <Skeletons count={FIELDS} className={css['bayangan']} />
  </ul>
);
