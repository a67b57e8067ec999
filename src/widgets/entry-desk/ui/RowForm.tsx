import type { ReactNode } from 'react';
import { FormSpy } from 'react-final-form';
import {
  doubtsIn,
  type Entries,
  type Laporan,
  type LaporanInput,
  type LaporanShape,
  typedFigures,
  typedOf,
} from '@/entities/laporan';
import { FilledUnknown, RuledForm, type RuledFormProps, SubmitButton } from '@/shared/form';
import type { SavingForm } from '@/shared/write';
import { type Begun, begunOf, begunWith } from '../model/begun';
import css from './entry-desk.module.css';
import { WithFields } from './WithFields';

type Saving = ReturnType<RuledFormProps<object>['save']>;

interface RowFormProps<Shape extends LaporanShape>
  extends Pick<RuledFormProps<Shape['Input']>, 'rules' | 'onSaved' | 'draft'> {
  laporan: Laporan<Shape>;
  /** @param begun what the values are based on, where the row is stored */
  save: (input: Shape['Input'], form: SavingForm, begun: Begun<Shape> | null) => Saving;
  fixed: Partial<Shape['Input']>;
  /** What the form begins with. */
  row: Shape['Row'] | Shape['Input'];
  /** The row as it is stored, in a form that changes it. */
  stored?: Shape['Row'];
  /** Its id, where it is stored. */
  id: number | undefined;
  periode: string;
  entries: Entries<Shape>;
  /** The place that its form has chosen. */
  tempat: { id: number; nama_kecamatan: string };
  onKecamatan: (id: number) => void;
  /** In the place of the report's fields. */
  fields?: ReactNode;
  /** Stands before the fields until it is settled; they keep what was typed. */
  conflict?: ReactNode;
}

/** The form of one row that is there already: stored, or waiting on this device. */
export function RowForm<Shape extends LaporanShape>({
  laporan,
  row,
  stored,
  id,
  periode,
  entries,
  tempat,
  onKecamatan,
  fields,
  conflict,
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
    <WithFields laporan={laporan}>
      <RuledForm<Shape['Input']>
        {...form}
        fixed={fixed}
        initialValues={{
          ...chosenText(laporan, row),
          ...(typedFigures(figures, row) as Partial<Shape['Input']>),
          ...(stored && begunWith(laporan, stored)),
        }}
        // A draft of an older app may hold more than is sent.
        save={(values, sent) =>
          save(
            { ...typedOf(laporan, values), ...fixed } as Shape['Input'],
            sent,
            stored ? begunOf(values, stored) : null,
          )
        }
        doubts={(input) => doubtsIn(laporan, input, was(input))}
      >
        <FormSpy<LaporanInput>
          subscription={{ values: true }}
          onChange={({ values }) => onKecamatan(Number(values?.kecamatan_id ?? tempat.id))}
        />
        {conflict}
        <div className={css['isian']} hidden={Boolean(conflict)}>
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
        </div>
        {!conflict && <SubmitButton>Simpan</SubmitButton>}
      </RuledForm>
    </WithFields>
  );
}

/** What was chosen, as the form's fields hold it. */
const chosenText = <Shape extends LaporanShape>({ chooses }: Laporan<Shape>, row: Shape['Row'] | Shape['Input']) =>
  Object.fromEntries(chooses.map((name) => [name, String(Reflect.get(row, name))])) as Partial<Shape['Input']>;
