import { useState } from 'react';
import { type Entries, type Laporan, type LaporanShape, namesOf } from '@/entities/laporan';
import { useUser } from '@/entities/session';
import { conflictOf, type OrLater, type SavingForm, useSave } from '@/shared/write';
import type { Begun } from '../model/begun';
import { type Chosen, useWhere } from '../model/use-entries';
import { FormConflict, type Versus } from './FormConflict';
import { RowForm } from './RowForm';

export interface EditFormProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  row: Shape['Row'];
  periode: { id: number; nama_periode: string };
  entries: Entries<Shape>;
  /** The sub-district that is chosen; the form may choose another. */
  kecamatan: Chosen;
  /** Figures that were typed for it as if it were not there yet: they are chosen beside its own. */
  typed?: Readonly<Record<string, string>> | undefined;
  onSaved: () => void;
}

/** The form in which a stored row is changed. */
export function EditForm<Shape extends LaporanShape>({
  laporan,
  row,
  periode,
  entries,
  kecamatan: [kecamatanId, choose],
  typed,
  onSaved,
}: EditFormProps<Shape>) {
  const { words, nameOf, EditFields } = laporan;
  const { id, kecamatan_id = 0, nama_kecamatan = '' } = row;
  const user = useUser();
  const where = useWhere([...entries.tempat, { id: kecamatan_id, nama_kecamatan }], periode);
  const { rows } = entries.subjects;
  const edit = useSave(laporan.documents.edit, {
    done: words.edit.done,
    failed: words.edit.failed,
    refresh: laporan.stale,
    queue: {
      entity: laporan.field,
      names: ({ input }) =>
        namesOf(
          laporan,
          // The row tells the name of what the device does not know.
          nameOf({ ...row, ...input } as Shape['Row'], rows) ?? '',
          where.of(input.kecamatan_id ?? kecamatan_id),
          'Ubah',
        ),
    },
  });
  const [versus, setVersus] = useState<Versus<Shape> | null>(typed ? { typed, theirs: row } : null);
  const save = async (input: Shape['Input'], form: SavingForm, begun: Begun<Shape> | null) => {
    const base = begun ?? row;
    const variables = { id, input: { ...input, _method: 'put' } as OrLater<Shape['Input']> };
    const outcome = await edit(variables, { revisi: base.revisi, base: { ...base }, form });
    const conflict = outcome.error && conflictOf(outcome.error);
    if (!conflict?.row || conflict.twin) return outcome;
    // A refusal carries the report's own row, untyped.
    setVersus({ base, theirs: conflict.row as unknown as Shape['Row'] });
    // Both versions are shown in the form's place: that says it.
    return { ...outcome, says: '' };
  };
  return (
    <RowForm
      laporan={laporan}
      row={row}
      stored={row}
      id={id}
      periode={periode.nama_periode}
      entries={entries}
      tempat={{ id: kecamatanId, nama_kecamatan: where.nameOf(kecamatanId) ?? '' }}
      onKecamatan={choose}
      conflict={
        versus && (
          <FormConflict
            key={versus.theirs.revisi}
            {...versus}
            laporan={laporan}
            subjects={rows}
            onSettled={() => setVersus(null)}
            onKeepTheirs={onSaved}
          />
        )
      }
      fields={EditFields && <EditFields row={row} was={entries.was} />}
      rules={laporan.rules.edit}
      fixed={{
        ...laporan.stands({ periodeId: periode.id, kecamatanId: kecamatan_id, userId: user?.id }),
        ...laporan.identifies?.(id),
      }}
      save={save}
      onSaved={onSaved}
      draft={`${user?.id}/${laporan.drafts.edit(id)}`}
    />
  );
}
