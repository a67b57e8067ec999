import { useState } from 'react';
import { type Laporan, type LaporanShape, namesOf, typedOf, useEntries } from '@/entities/laporan';
import { usePeriodeAt } from '@/entities/periode';
import { useTugas } from '@/entities/session';
import { useSite } from '@/shared/config';
import { useFailureToast } from '@/shared/ui/toaster';
import type { Correction } from '@/shared/write';
import { RowForm } from './RowForm';

interface CorrectFormProps<Shape extends LaporanShape> extends Correction {
  laporan: Laporan<Shape>;
}

/** A row that waits, added or changed, in the form that it was typed into. */
export function CorrectForm<Shape extends LaporanShape>({
  laporan,
  variables,
  draft,
  save,
  onSaved,
}: CorrectFormProps<Shape>) {
  const { id } = variables;
  const waiting = variables.input as Shape['Input'];
  const [kecamatanId, setKecamatanId] = useState(Number(waiting.kecamatan_id ?? 0));
  const { periode, sebelumnya } = usePeriodeAt(laporan.jenis, laporan.periodeOf(waiting));
  const { wilayah } = useSite();
  const tugas = useTugas();
  const nama = laporan.isWide ? wilayah : tugas.find((one) => one.id === kecamatanId)?.nama_kecamatan;
  const tempat = { id: kecamatanId, nama_kecamatan: nama ?? '' };
  // A change that an older app has stored does not tell its sub-district.
  const entries = useEntries(laporan, periode, sebelumnya, kecamatanId || laporan.isWide ? [tempat] : []);
  useFailureToast(entries.subjects.error, laporan.words.unknown);

  const typed = typedOf(laporan, waiting);
  const stands = Object.entries(waiting).filter(([name]) => !(name in typed));
  const namesIn = (input: Shape['Input']) => {
    const subject = laporan.nameOf(input, entries.subjects.rows);
    if (!nama || !subject || !periode) return undefined;
    return namesOf(laporan, subject, `${nama}, ${periode.nama_periode}`, id === undefined ? undefined : 'Ubah');
  };
  return (
    <RowForm
      laporan={laporan}
      row={waiting}
      id={id}
      periode={periode?.nama_periode ?? ''}
      entries={entries}
      tempat={tempat}
      onKecamatan={setKecamatanId}
      rules={laporan.rules[id === undefined ? 'add' : 'edit']}
      fixed={{
        ...(Object.fromEntries(stands) as Partial<Shape['Input']>),
        // An add that was made a change of the row in its way did not say its id.
        ...(id !== undefined && laporan.identifies?.(id)),
      }}
      save={(input) => save({ ...variables, input }, namesIn(input))}
      onSaved={onSaved}
      draft={draft}
    />
  );
}
