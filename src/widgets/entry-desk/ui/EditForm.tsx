import { type Entries, type Laporan, type LaporanShape, namesOf } from '@/entities/laporan';
import { useUser } from '@/entities/session';
import { type OrLater, useEdit } from '@/shared/write';
import { type Chosen, useWhere } from '../model/use-entries';
import { RowForm } from './RowForm';

export interface EditFormProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  row: Shape['Row'];
  periode: { id: number; nama_periode: string };
  entries: Entries<Shape>;
  /** The sub-district that is chosen; the form may choose another. */
  kecamatan: Chosen;
  onSaved: () => void;
}

/** The form in which a stored row is changed. */
export function EditForm<Shape extends LaporanShape>({
  laporan,
  row,
  periode,
  entries,
  kecamatan: [kecamatanId, choose],
  onSaved,
}: EditFormProps<Shape>) {
  const { words, nameOf, EditFields } = laporan;
  const { id, kecamatan_id = 0, nama_kecamatan = '' } = row;
  const user = useUser();
  const where = useWhere([...entries.tempat, { id: kecamatan_id, nama_kecamatan }], periode);
  const { rows } = entries.subjects;
  const edit = useEdit(laporan.documents.edit, row.revisi, {
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
  return (
    <RowForm
      laporan={laporan}
      row={row}
      id={id}
      periode={periode.nama_periode}
      entries={entries}
      tempat={{ id: kecamatanId, nama_kecamatan: where.nameOf(kecamatanId) ?? '' }}
      onKecamatan={choose}
      fields={EditFields && <EditFields row={row} was={entries.was} />}
      rules={laporan.rules.edit}
      fixed={{
        ...laporan.stands({ periodeId: periode.id, kecamatanId: kecamatan_id, userId: user?.id }),
        ...laporan.identifies?.(id),
      }}
      save={(input, form) => edit({ id, input: { ...input, _method: 'put' } as OrLater<Shape['Input']> }, form)}
      onSaved={onSaved}
      draft={`${user?.id}/${laporan.drafts.edit(id)}`}
    />
  );
}
