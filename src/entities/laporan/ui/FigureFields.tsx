import type { ReactNode } from 'react';
import { DecimalField, WholeField } from '@/shared/form';
import type { Figure } from '../model/figures';

interface FigureFieldsProps {
  figures: readonly Figure[];
  /** What was reported in the period before. */
  was: object | undefined;
  /** What else is to be said beside a figure. */
  also?: (name: string) => string | undefined;
}

/** The figures of a report, each beside what it was. */
export const FigureFields = ({ figures, was, also }: FigureFieldsProps): ReactNode =>
  figures.map(({ kind, header: _header, show, showBeside = show, ...field }) => {
    const said = [was && `Periode lalu ${showBeside(Reflect.get(was, field.name))}`, also?.(field.name)];
    const Field = kind === 'decimal' ? DecimalField : WholeField;
    return <Field key={field.name} {...field} help={said.filter(Boolean).join('. ')} />;
  });

/** The choices of a field; one that has its row already is marked and cannot be chosen. */
export const withTaken = <Subject extends { id: number }>(
  subjects: readonly Subject[],
  isTaken: (id: number) => boolean,
  nameOf: (subject: Subject) => string,
  free: (subject: Subject) => string = nameOf,
) =>
  subjects.map((subject) => {
    const { id } = subject;
    return isTaken(id) ? ([id, `${nameOf(subject)} (sudah diisi)`, true] as const) : ([id, free(subject)] as const);
  });
