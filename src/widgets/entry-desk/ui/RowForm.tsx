import type { ReactNode } from 'react';
import { FormSpy } from 'react-final-form';
import {
  type Entries,
  figuresOf,
  type Laporan,
  type LaporanInput,
  type LaporanShape,
  typedFigures,
  typedOf,
} from '@/entities/laporan';
import { bigChanges, FilledUnknown, RuledForm, type RuledFormProps, SubmitButton } from '@/shared/form';

interface RowFormProps<Shape extends LaporanShape>
  extends Pick<RuledFormProps<Shape['Input']>, 'rules' | 'save' | 'onSaved' | 'draft'> {
  laporan: Laporan<Shape>;
  fixed: Partial<Shape['Input']>;
  /** What the form begins with. */
  row: Shape['Row'] | Shape['Input'];
  /** Its id, where it is stored. */
  id: number | undefined;
  periode: string;
  entries: Entries<Shape>;
  /** The place that its form has chosen. */
  tempat: { id: number; nama_kecamatan: string };
  onKecamatan: (id: number) => void;
  /** In the place of the report's fields. */
  fields?: ReactNode;
}

/** The form of one row that is there already: stored, or waiting on this device. */
export function RowForm<Shape extends LaporanShape>({
  laporan,
  row,
  id,
  periode,
  entries,
  tempat,
  onKecamatan,
  fields,
  fixed,
  save,
  ...form
}: RowFormProps<Shape>) {
  const { keyOf, figures, Fields } = laporan;
  const { subjects, filled } = entries;
  const here = (chosen: Partial<Shape['Input']>): Partial<Shape['Input']> => ({ kecamatan_id: tempat.id, ...chosen });
  const was = (chosen: Partial<Shape['Input']> | Shape['Row']) => entries.was({ kecamatan_id: tempat.id, ...chosen });
  const isTaken = (chosen: Partial<Shape['Input']>) => {
    const key = keyOf(here(chosen));
    return key !== keyOf(row) && filled.rows.some((one) => one.id !== id && keyOf(one) === key);
  };
  const isUnknown = !filled.isWhole && !filled.isLoading && !(laporan.EditFields && id !== undefined);
  return (
    <RuledForm<Shape['Input']>
      {...form}
      fixed={fixed}
      initialValues={{ ...chosenText(laporan, row), ...(typedFigures(figures, row) as Partial<Shape['Input']>) }}
      // A draft of an older app may hold more than is sent.
      save={(values, sent) => save({ ...typedOf(laporan, values), ...fixed } as Shape['Input'], sent)}
      doubts={(input) => bigChanges(input, figuresOf(figures, was(input)), laporan.least)}
    >
      <FormSpy<LaporanInput>
        subscription={{ values: true }}
        onChange={({ values }) => onKecamatan(Number(values?.kecamatan_id ?? tempat.id))}
      />
      {fields ?? (
        <Fields
          periode={periode}
          tempat={tempat}
          subjects={subjects}
          isTaken={isTaken}
          was={was}
          next={filled.isLoading ? undefined : laporan.choices(subjects.rows).find((chosen) => !isTaken(chosen))}
          isStored={id !== undefined}
        >
          {isUnknown && <FilledUnknown onRetry={filled.retry} />}
        </Fields>
      )}
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}

/** What was chosen, as the form's fields hold it. */
const chosenText = <Shape extends LaporanShape>({ chooses }: Laporan<Shape>, row: Shape['Row'] | Shape['Input']) =>
  Object.fromEntries(chooses.map((name) => [name, String(Reflect.get(row, name))])) as Partial<Shape['Input']>;
