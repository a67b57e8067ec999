import type { ApiContext } from '../http/context.ts';
import { limitConcurrency } from '../http/limit-concurrency.ts';

/** The kinds of files in which a report is printed. */
const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A report in memory takes some megabytes while it is drawn; together they take no more than one. */
const inTurn = limitConcurrency(1);

/** Answers with a report as a file. @param name without its ending */
export async function answerPaper(
  c: ApiContext,
  { name, format }: { name: string; format: keyof typeof types },
  write: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const headers = {
    'Content-Type': types[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  };
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const giveBack = c.get('ambilBerkas')();
  try {
    return c.body(await inTurn(write), 200, headers);
  } finally {
    giveBack();
  }
}
