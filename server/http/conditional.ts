import { Refusal } from './answer.ts';
import type { ApiContext } from './context.ts';

/**
 * Holds an update or delete to the revision it was made for: `If-Match: "3"`. Without the header the last write wins.
 *
 * @throws Refusal 412 with the row as it is now, when somebody else was faster
 */
export function expectRevision(c: ApiContext, baris: { revisi: number }): void {
  const wanted = c.req.header('If-Match');
  if (wanted === undefined || wanted === '*') return;
  const revisions = wanted.split(',').map((tag) => tag.trim().replace(/^(W\/)?"(.*)"$/, '$2'));
  if (revisions.includes(String(baris.revisi))) return;
  throw new Refusal(412, 'Data ini sudah diubah orang lain', { data: { baris } });
}
