import { FormSpy } from 'react-final-form';
import {
  doubtsIn,
  type Entries,
  type Laporan,
  type LaporanInput,
  type LaporanShape,
  namesOf,
  typedFigures,
  typedOf,
} from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { EntryButtons, FilledUnknown, RuledForm, useEntry } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { type OrLater, type SavingForm, useSave } from '@/shared/write';
import { type Chosen, useWhere } from '../model/use-entries';
import type { Place } from '../model/use-place';
import { WithFields } from './WithFields';

export interface AddFormProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Periode;
  entries: Entries<Shape>;
  place: Place<Shape>;
  /** The sub-district that is chosen, 0 while none is; the form may choose another. */
  kecamatan: Chosen;
  /**
   * A row is there already, written by the officer himself: opens it.
   *
   * @param typed the figures that it was in the way of, as the form holds them
   */
  onFilled: (id: number, typed: Readonly<Record<string, string>>) => void;
  onClose: () => void;
}

/** The form that stays open for row after row, until all of a place is entered. */
export function AddForm<Shape extends LaporanShape>(props: AddFormProps<Shape>) {
  const { laporan, periode, entries, place, onFilled, onClose } = props;
  const [kecamatanId, choose] = props.kecamatan;
  const { keyOf, figures, words, Fields } = laporan;
  const { subjects, filled } = entries;
  const user = useUser();
  const entry = useEntry(onClose);
  const where = useWhere(entries.tempat, periode);
  const add = useSave(laporan.documents.add, {
    done: words.add.done,
    failed: words.add.failed,
    refresh: laporan.stale,
    queue: {
      entity: laporan.field,
      names: ({ input }) =>
        namesOf(
          laporan,
          laporan.nameOf(input as Shape['Input'], subjects.rows) ?? '',
          where.of(input.kecamatan_id ?? kecamatanId),
        ),
    },
  });
  const here = (chosen: Partial<Shape['Input']>): Partial<Shape['Input']> => ({ kecamatan_id: kecamatanId, ...chosen });
  const isTaken = (chosen: Partial<Shape['Input']>) => place.isTaken(keyOf(here(chosen)));
  const choices = laporan.choices(subjects.rows);
  const keys = choices.map((chosen) => keyOf(here(chosen)));
  // As long as nobody knows what is entered, the next might be.
  const next = filled.isLoading ? undefined : choices[keys.indexOf(place.nextOf(keys) ?? '')];
  const fixed = laporan.stands({ periodeId: periode.id, kecamatanId, userId: user?.id });
  /** A draft of an older app may hold more than is sent. */
  const save = (values: Shape['Input'], form: SavingForm) => {
    const input = { ...typedOf(laporan, values), ...fixed } as OrLater<Shape['Input']>;
    return place.saving(values, () => add({ input }, { form }));
  };
  const isUnknown = !filled.isWhole && !filled.isLoading;
  const taken = choices.filter(isTaken).length;

  return (
    <WithFields laporan={laporan}>
      <RuledForm<Shape['Input']>
        rules={laporan.rules.add}
        initialValues={{
          ...laporan.begins(kecamatanId),
          ...next,
          ...(typedFigures(figures) as Partial<Shape['Input']>),
        }}
        fixed={fixed}
        doubts={(input) => doubtsIn(laporan, input, entries.was(here(input)))}
        save={save}
        entry={entry}
        draft={`${user?.id}/${laporan.drafts.add(periode.id, kecamatanId)}`}
      >
        <FormSpy<LaporanInput>
          subscription={{ values: true }}
          onChange={({ values }) => choose(Number(values?.kecamatan_id ?? kecamatanId))}
        />
        <Fields
          periode={periode.nama_periode}
          tempat={{ id: kecamatanId, nama_kecamatan: where.nameOf(kecamatanId) ?? '' }}
          subjects={subjects}
          isTaken={isTaken}
          was={(chosen) => entries.was({ kecamatan_id: kecamatanId, ...chosen })}
          next={next}
          help={subjects.isWhole && words.help(isUnknown ? undefined : taken, choices.length)}
        >
          {isUnknown && <FilledUnknown onRetry={filled.retry} />}
          {place.twin && (
            <FormSpy<Shape['Input']> subscription={{ values: true }}>
              {({ values }) => (
                <Button look="tenang" onClick={() => place.twin && onFilled(place.twin, typedFigures(figures, values))}>
                  {words.add.twin}
                </Button>
              )}
            </FormSpy>
          )}
        </Fields>
        <EntryButtons entry={entry} />
      </RuledForm>
    </WithFields>
  );
}
