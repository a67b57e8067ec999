import { Hono } from 'hono';
import type { z } from 'zod';
import type { Summary } from '#contract/summary.ts';
import type { TableName } from '../../db/schema.ts';
import type { Db, Ports } from '../../ports.ts';
import { success } from '../answer.ts';
import type { ApiContext, ApiEnv } from '../context.ts';
import { answerFile, type FileOf } from '../file/answer-file.ts';
import { parseQuery } from './page.ts';
import { revisionTagWith } from './revision-tag.ts';

type SummaryPorts = Pick<Ports, 'db' | 'lisensiData'>;

/** A summary, and its route in the API. */
export interface MountedSummary {
  summary: Summary;
  routes: (ports: SummaryPorts) => Hono<ApiEnv>;
}

interface Summing<Query, Answer> {
  /** Tables that the answer shows: a write to any of them invalidates what is cached. */
  shows: readonly TableName[];
  /** What else it depends on: what somebody has kept is old when that is another. */
  besides?: (ports: SummaryPorts) => string;
  /** True where the answer differs on another day at the office. */
  isOfToday?: true;
  /** Finds the answer. @throws Refusal 404 where what is asked for does not exist */
  find: (db: Db, query: Query, c: ApiContext, ports: SummaryPorts) => Promise<Answer>;
  /** The answer as a file; undefined where the query does not ask for one. */
  file?: (answer: Answer, query: Query) => FileOf | undefined;
}

/** The one read of a summary: tagged like every public read, and refused with 422 where the query cannot be meant. */
export const summaryRoutes = <Query, Answer>(
  summary: Summary & { query: z.ZodType<Query>; answer: z.ZodType<Answer> },
  { shows, besides, isOfToday, find, file }: Summing<Query, NoInfer<Answer>>,
): MountedSummary => ({
  summary,
  routes: (ports) =>
    new Hono<ApiEnv>()
      .use(revisionTagWith(ports.db, shows, { besides: besides?.(ports), isOfToday: () => isOfToday === true }))
      .get('/', async (c) => {
        const query = parseQuery(c, summary.query);
        const answer = await find(ports.db, query, c, ports);
        const download = file?.(answer, query);
        return download ? answerFile(c, download) : success(c, answer);
      }),
});
