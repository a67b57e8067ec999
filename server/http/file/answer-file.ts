import type { FormatBerkas } from '#contract/limits.ts';
import type { ApiContext } from '../context.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import type { FileColumn } from './columns.ts';
import { streamed } from './streamed.ts';
import { formats } from './writers.ts';

export interface FileOf {
  format: FormatBerkas;
  /** Without its end. */
  name: string;
  /** The sheet's. */
  title: string;
  columns: readonly FileColumn[];
  /** The rows, read as they are taken. */
  slices: () => AsyncGenerator<readonly object[]>;
}

/** Of all files under way one at a time reads: together they take no more of the database than one would. */
const inTurn = limitConcurrency(1);

/** Lets pending requests be answered before the next step. */
export const othersFirst = () => new Promise<void>((resolve) => setTimeout(resolve));

async function* rowsOf(slices: AsyncGenerator<readonly object[]>): AsyncGenerator<object> {
  try {
    for (;;) {
      const { done, value } = await inTurn(async () => {
        await othersFirst();
        return slices.next();
      });
      if (done) return;
      yield* value;
    }
  } finally {
    await slices.return(undefined);
  }
}

/** Answers with a file that is written while it is sent. */
export async function answerFile(c: ApiContext, { format, name, title, columns, slices }: FileOf): Promise<Response> {
  const { type, write } = formats[format];
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}.${format}"` };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const giveBack = c.get('ambilBerkas')();
  try {
    const file = await write(rowsOf(slices()), columns, title);
    return c.body(streamed(file, giveBack), 200, headers);
  } catch (error) {
    giveBack();
    throw error;
  }
}
