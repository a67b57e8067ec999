import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import { immediateReadOf } from './dialects.ts';
import type { Database } from './schema.ts';

/** Values for the placeholders of a compiled query, by name. */
export type QueryValues = Record<string, unknown>;

/** Stands for a value in a query that is compiled once and run with many values. */
class Placeholder {
  readonly of: (given: QueryValues) => unknown;

  constructor(of: (given: QueryValues) => unknown) {
    this.of = of;
  }
}

/** Queries only hand values on, so a placeholder can pass for the value itself. */
const placeholderFor = <Value>(of: (given: QueryValues) => unknown): Value => new Placeholder(of) as Value;

/** A placeholder for the value with this name. */
export const placeholder = <Value>(name: string): Value => placeholderFor((given) => given[name]);

/** Applies a function to a value, or to a placeholder's value once it is known. */
export const mapValue = <From, To>(value: From, turn: (value: From) => To): To =>
  value instanceof Placeholder ? placeholderFor((given) => turn(value.of(given) as From)) : turn(value);

/** More shapes than honest clients need; made-up ones must not fill the memory. */
const MAX_SHAPES = 500;

const shapes = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Runs a query that is compiled once per shape: building and compiling takes several times as long as the database
 * takes to answer.
 *
 * @param shape names the query and everything it depends on except the given values
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

/** Usual page sizes; each has a compiled query of its own. */
const SIZES = [1, 10, 50, 200];
const IDS = 'ids';

/** Runs a query for rows with these ids; unused placeholders get id 0, which no row has. */
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
  // The adapter identifies the dialect, and transactions share it.
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

/** A row whose values are placeholders with its columns' names. */
export const placeholders = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.keys(row).map((name) => [name, placeholder(name)])) as Row;
