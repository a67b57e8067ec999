import { useState } from 'react';
import { useForm } from 'react-final-form';
import { type AlsoSaid, ConflictChoice, type Laporan, type LaporanShape, typedFigures } from '@/entities/laporan';
import { OVERWRITES } from '@/shared/write';
import { type Begun, begunWith } from '../model/begun';

/** A stored row that was changed elsewhere while it stood in a form, or that is there already. */
export interface Versus<Shape extends LaporanShape> {
  /** What the form began with; nothing where the row was to be added. */
  base?: Begun<Shape>;
  /** What was typed for a row that was to be added, in the place of what stands in the form. */
  typed?: Readonly<Record<string, string>>;
  theirs: Shape['Row'];
}

interface FormConflictProps<Shape extends LaporanShape> extends Versus<Shape> {
  laporan: Laporan<Shape>;
  subjects: readonly Shape['Subject'][];
  /** The form is about to be sent with what was chosen, on top of the server's row. */
  onSettled: () => void;
  onKeepTheirs: () => void;
}

/** In the place of a form's fields: what stands in them beside what the server has by now. The form judges what is chosen. */
export function FormConflict<Shape extends LaporanShape>({
  laporan,
  subjects,
  base,
  typed,
  theirs,
  onSettled,
  onKeepTheirs,
}: FormConflictProps<Shape>) {
  const { figures, chooses } = laporan;
  const form = useForm();
  const [mine] = useState(() => ({ ...form.getState().values, ...typed }));
  const about: AlsoSaid = {
    name: ABOUT,
    label: laporan.subjectHeader,
    mine: laporan.nameOf({ ...base, ...mine } as Shape['Row'], subjects) ?? '',
    theirs: laporan.nameOf(theirs, subjects) ?? '',
    base: (base && laporan.nameOf(base as Shape['Row'], subjects)) ?? '',
  };
  const isAnother = chooses.some((name) => String(mine[name]) !== String(theirs[name]));
  return (
    <ConflictChoice
      figures={figures}
      mine={typedFigures(figures, mine)}
      theirs={{ ...(theirs as object) }}
      base={base && { ...(base as object) }}
      isTwin={typed !== undefined}
      also={isAnother ? [about] : []}
      // Whoever saves has just typed it, and is asked to save once more.
      prefer="mine"
      onSettle={(settled, taken) => {
        form.batch(() => {
          for (const [name, text] of Object.entries(settled)) form.change(name, text);
          for (const [name, text] of Object.entries(begunWith(laporan, theirs))) form.change(name, text);
          if (taken[ABOUT] === 'theirs') for (const name of chooses) form.change(name, String(theirs[name]));
        });
        onSettled();
        return form.submit();
      }}
      onKeepTheirs={() => {
        // Nothing typed is left: nobody is asked whether to leave it, and no draft stays.
        form.restart({ ...form.getState().initialValues });
        onKeepTheirs();
      }}
    >
      {!typed && <p>{OVERWRITES}</p>}
    </ConflictChoice>
  );
}

const ABOUT = 'perihal';
