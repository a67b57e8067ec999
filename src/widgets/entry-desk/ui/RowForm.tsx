import type { ReactNode } from 'react';
import { FormSpy } from 'react-final-form';
import { figuresOf, type Laporan, type LaporanInput, type LaporanRow, typedFigures } from '@/entities/laporan';
import { bigChanges, FilledUnknown, RuledForm, type RuledFormProps, SubmitButton } from '@/shared/form';
import type { Entries } from '../model/use-entries';

interface RowFormProps<Row extends LaporanRow, Input extends LaporanInput, Subject extends { id: number }>
  extends Pick<RuledFormProps<Input>, 'rules' | 'fixed' | 'save' | 'onSaved' | 'draft'> {
  laporan: Laporan<Row, Input, Subject>;
  /** What the form begins with. */
  row: Row | Input;
  /** Its id, where it is stored. */
  id: number | undefined;
  periode: string;
  entries: Entries<Row, Input, Subject>;
  /** The place that its form has chosen. */
  tempat: { id: number; nama_kecamatan: string };
  onKecamatan: (id: number) => void;
  /** In the place of the report's fields. */
  fields?: ReactNode;
}

/** The form of one row that is there already: stored, or waiting on this device. */
export function RowForm<Row extends LaporanRow, Input extends LaporanInput, Subject extends { id: number }>({
  laporan,
  row,
  id,
  periode,
  entries,
  tempat,
  onKecamatan,
  fields,
  ...form
}: RowFormProps<Row, Input, Subject>) {
  const { keyOf, figures, Fields } = laporan;
  const { subjects, filled } = entries;
  const here = (chosen: Partial<Input>): Partial<Input> => ({ kecamatan_id: tempat.id, ...chosen });
  const was = (chosen: Partial<Input> | Row) => entries.was({ kecamatan_id: tempat.id, ...chosen });
  const isTaken = (chosen: Partial<Input>) => {
    const key = keyOf(here(chosen));
    return key !== keyOf(row) && filled.rows.some((one) => one.id !== id && keyOf(one) === key);
  };
  const isUnknown = !filled.isWhole && !filled.isLoading;
  return (
    <RuledForm<Input>
      {...form}
      initialValues={{ ...laporan.chosen(row), ...(typedFigures(figures, row) as Partial<Input>) }}
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
