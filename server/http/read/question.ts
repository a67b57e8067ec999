import type { Compilable } from 'kysely';
import { placeholder, type QueryValues, runCompiled } from '../../db/compiled-query.ts';
import type { Db } from '../../ports.ts';
import type { Caller } from '../context.ts';
import type { Matching } from './reads.ts';

/** A read of a resource, independent of the reader and the filter's values. */
export interface Question<Filter> {
  db: Db;
  filter: Filter;
  reader: Caller | null;
  /** Identifies the SQL of the question's queries. */
  shape: string;
  given: QueryValues;
  /** Identifies the question with its values, except for the page. */
  key: string;
}

const names = new WeakMap<object, number>();
let count = 0;

function nameOf(reads: object): number {
  const name = names.get(reads) ?? ++count;
  names.set(reads, name);
  return name;
}

/** Replaces a filter's values by placeholders, so that the queries can be compiled once. */
export function questionOf<Filter extends object>(
  db: Db,
  reads: { words?: readonly (keyof Filter)[] },
  filter: Filter,
  reader: Caller | null,
): Question<Filter> {
  const set = Object.entries(filter).filter(
    ([name, value]) => value !== undefined && name !== 'page' && name !== 'limit',
  );
  const isWord = (name: string) => reads.words?.includes(name as keyof Filter) ?? false;
  const form = set.map(([name, value]) => [name, isWord(name) ? value : placeholder(name)]);
  const names = set.map(([name, value]) => (isWord(name) ? `${name}=${value}` : name));
  const shape = `${nameOf(reads)} ${names} ${reader?.roles.toSorted() ?? ''}`;
  return {
    db,
    filter: Object.fromEntries(form) as Filter,
    reader: reader && { ...reader, id: placeholder<number>('pembaca') },
    shape,
    given: { ...filter, pembaca: reader?.id },
    key: `${shape} ${reader?.id ?? ''} ${JSON.stringify(set)}`,
  };
}

/** Runs one of the question's queries; `part` names it. */
export const ask = <Filter, Row>(
  { db, shape, given }: Question<Filter>,
  part: string,
  build: () => Compilable<Row>,
  further: QueryValues = {},
): Promise<Row[]> => runCompiled(db, `${part} ${shape}`, { ...given, ...further }, build);

/** How many rows match. */
export async function counted<Filter>(question: Question<Filter>, matches: () => Matching): Promise<number> {
  const [row] = await ask(question, 'jumlah', () =>
    matches()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('jumlah')),
  );
  return Number((row as { jumlah: number } | undefined)?.jumlah ?? 0);
}
