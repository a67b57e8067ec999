import type { z } from 'zod';
import type { Resource } from '#contract/resource.ts';
import type { ResourcePorts } from '../context.ts';
import { collection, shownBy } from '../read/collection.ts';
import type { Paging } from '../read/page.ts';
import type { Reads } from '../read/reads.ts';
import { accessOf } from '../rights/access.ts';
import { addWrites } from './add-writes.ts';
import type { Writes } from './writes.ts';

type Declared<Filter, Input> = Resource & { filter: z.ZodType<Filter>; input: z.ZodType<Input> };

type Said = 'key' | 'what' | 'access' | 'rules' | 'input' | 'aliases' | 'picture' | 'naturalKey' | 'shown';

/** What only the server decides of a resource's writes. */
export type Decided<Input extends object> = Omit<Writes<Input>, Said>;

type AnyFilter = Paging & { id?: number | undefined };

/** All of a resource's writes: what is said of it, and what is decided here. */
export const writesOf = <
  Filter extends AnyFilter,
  Input extends object,
  MDB,
  MTB extends keyof MDB,
  RDB,
  RTB extends keyof RDB,
  Columns,
  Row,
>(
  resource: Declared<Filter, Input>,
  reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  decided: Decided<Input>,
): Writes<Input> => {
  const { key, called, writers, rules, input, aliases, picture, naturalKey, filter } = resource;
  return {
    ...{ key, what: called, access: accessOf(writers), rules, input, shown: shownBy(filter, reads) },
    ...(aliases && { aliases }),
    ...(picture && { picture: picture.field }),
    ...(naturalKey && { naturalKey }),
    ...decided,
  };
};

/** The two reads and the four writes of a resource. */
export const resourceRoutes = <
  Filter extends AnyFilter,
  Input extends object,
  MDB,
  MTB extends keyof MDB,
  RDB,
  RTB extends keyof RDB,
  Columns,
  Row,
>(
  ports: ResourcePorts,
  resource: Declared<Filter, Input>,
  reads: Reads<Filter, MDB, MTB, RDB, RTB, Columns, Row>,
  decided: Decided<Input>,
) => addWrites(collection(ports, resource.filter, reads), ports, writesOf(resource, reads, decided));
