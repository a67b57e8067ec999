import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { immediateReadOf } from './capabilities.ts';
import type { Database } from './schema.ts';

/** What a compiled query is filled with. */
export type QueryValues = Record<string, unknown>;

/** The place of a value in a query that is compiled once and asked with many values. */
class Placeholder {
  readonly of: (given: QueryValues) => unknown;

  constructor(of: (given: QueryValues) => unknown) {
    this.of = of;
  }
}

/** A place for a value. Queries take it for the value itself, which they only hand on. */
const placeholderFor = <Value>(of: (given: QueryValues) => unknown): Value => new Placeholder(of) as Value;

/** A place for the value of a name. */
export const placeholder = <Value>(name: string): Value => placeholderFor((given) => given[name]);

/** What a value is turned into on its way into the query, whether it is known already or not. */
export const mapValue = <From, To>(value: From, turn: (value: From) => To): To =>
  value instanceof Placeholder ? placeholderFor((given) => turn(value.of(given) as From)) : turn(value);

/** More shapes than honest clients ask in; who makes others up must not fill the memory. */
const MAX_SHAPES = 500;

const shapes = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Asks a query whose shape is compiled once: building and compiling it takes several times as long as the database
 * takes to answer.
 *
 * @param shape names the query, and all that it depends on but the values that it is given
 */
export async function runCompiled<Row>(
  db: Kysely<Database>,
  shape: string,
  given: QueryValues,
  build: () => Compilable<Row>,
): Promise<Row[]> {
  const compiled = compiledOnce(db, shape, build);
  const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? value.of(given) : value));
  const rows =
    immediateReadOf(db)?.(compiled.sql, parameters) ?? (await db.executeQuery({ ...compiled, parameters })).rows;
  return rows as Row[];
}

/** As many ids as pages usually have; each size has a compiled query of its own. */
const SIZES = [1, 10, 50, 200];
const IDS = 'ids';

/** Asks for the rows with some ids, whatever their number: the places that are left over ask for none. */
export function runCompiledWithIds<Row>(
  db: Kysely<Database>,
  shape: string,
  ids: readonly number[],
  build: (ids: number[]) => Compilable<Row>,
  given: QueryValues = {},
): Promise<Row[]> {
  const size = SIZES.find((most) => ids.length <= most) ?? ids.length;
  const place = (_: unknown, at: number) =>
    placeholderFor<number>(({ [IDS]: all }) => (all as readonly number[])[at] ?? 0);
  const built = () => build(Array.from({ length: size }, place));
  return runCompiled(db, `${shape} ${size}`, { ...given, [IDS]: ids }, built);
}

function compiledOnce(db: Kysely<Database>, shape: string, build: () => Compilable): CompiledQuery {
  // Both databases have a dialect's adapter of their own, which transactions share.
  const { adapter } = db.getExecutor();
  const compiled = shapes.get(adapter) ?? new Map<string, CompiledQuery>();
  shapes.set(adapter, compiled);
  const one = compiled.get(shape);
  if (one) return one;
  if (compiled.size >= MAX_SHAPES) compiled.clear();
  const made = build().compile();
  compiled.set(shape, made);
  return made;
}

/** The places of a row's values, one for each of its columns. */
export const placeholders = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.keys(row).map((name) => [name, placeholder(name)])) as Row;
