import { alasan, alasanRules } from '#contract/resources/koreksi.ts';
import { firstBroken, isEmpty } from '#contract/rules.ts';
import { invalid } from '../answer.ts';
import type { Caller } from '../context.ts';
import { isSuperadmin } from '../rights/session.ts';

/** How a change by the office is kept. */
interface Correction {
  alasan: string | null;
  koreksi: 0 | 1;
}

const NONE: Correction = { alasan: null, koreksi: 0 };

/**
 * Marks a superadmin's change of somebody else's row as a correction. A reason may be left out: what the documented update of a
 * superadmin sends stays valid (docs/decisions/0050).
 *
 * @throws Refusal 422 for a reason that is too short or too long
 */
export function correctionOf(
  caller: Caller,
  { user_id }: Record<string, unknown>,
  sent: Record<string, unknown>,
): Correction {
  if (user_id === undefined || !isSuperadmin(caller)) return NONE;
  return { alasan: isEmpty(sent['alasan']) ? null : reasonIn(sent), koreksi: user_id === caller.id ? 0 : 1 };
}

/** @throws Refusal 422 unless there is a reason of the right length */
function reasonIn(sent: Record<string, unknown>): string {
  const broken = firstBroken(alasanRules, sent);
  const parsed = alasan.safeParse(sent['alasan']);
  const message = broken ?? parsed.error?.issues[0]?.message;
  if (message !== undefined || !parsed.success) throw invalid(message ?? '', { alasan: [message ?? ''] });
  return parsed.data;
}

/** Whether a row says anything else by these values than it did. */
export const changesRow = (stored: Record<string, unknown>, values: Record<string, unknown>): boolean =>
  Object.entries(values).some(([name, value]) => value !== undefined && value !== stored[name]);
