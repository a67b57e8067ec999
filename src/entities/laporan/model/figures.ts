import { figureText } from '@/shared/lib/figures';

/** A figure of a report, in the order of the form and of the table. */
export interface Figure<Nama extends string = string> {
  name: Nama;
  label: string;
  /** Its column's, where that is not called like the field. */
  header?: string;
  /** As a table shows it. */
  show: (value: number) => string;
  /** As it stands beside its field, where that is not how a table shows it. */
  showBeside?: (value: number) => string;
  /** How it is read; the field that it is typed in goes by it. */
  kind: 'whole' | 'decimal';
  /** As of prices, for whoever buys; without it a change is neither good nor bad. */
  moreIs?: 'worse';
  prefix?: string;
  unit?: string;
}

type Named<Nama extends string> = readonly Pick<Figure<Nama>, 'name'>[];

/** What of a row, a write or a form is typed or chosen, by its name. */
export const typedOf = <Values extends object>(
  { chooses, figures }: { chooses: readonly string[]; figures: Named<string> },
  values: Values,
): Partial<Values> => {
  const names = new Set([...chooses, ...figures.map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))) as Partial<Values>;
};

/** What an older app has stored as text stays as it is, for the field to judge. */
const typed = (value: string | number | null | undefined): string =>
  typeof value === 'string' ? value : figureText(value);

/** The figures of a row, a write or a form as a form shows them: blank where there are none yet. */
export const typedFigures = <Nama extends string>(figures: Named<Nama>, row: object = {}): Record<Nama, string> =>
  Object.fromEntries(figures.map(({ name }) => [name, typed(Reflect.get(row, name))])) as Record<Nama, string>;

/** As numbers: NaN where there are none. */
export const figuresOf = <Nama extends string>(figures: Named<Nama>, row: object = {}): Record<Nama, number> =>
  Object.fromEntries(figures.map(({ name }) => [name, Number(Reflect.get(row, name))])) as Record<Nama, number>;
