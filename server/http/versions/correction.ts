import { alasan, alasanRules } from '#contract/resources/koreksi.ts';
import { firstBroken, isEmpty } from '#contract/rules.ts';
import { invalid } from '../answer.ts';
import type { Caller } from '../context.ts';
import { isSuperadmin } from '../rights/session.ts';

/** The columns of a version that mark a change by the office. */
interface Correction {
  alasan: string | null;
  koreksi: 0 | 1;
}

const NONE: Correction = { alasan: null, koreksi: 0 };

/**
 * Marks a superadmin's change of another user's row as a correction. The reason is optional: the documented update of a
 * superadmin stays valid without it (docs/decisions/0050).
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

/** True if these values differ from the row. */
export const changesRow = (stored: Record<string, unknown>, values: Record<string, unknown>): boolean =>
  Object.entries(values).some(([name, value]) => value !== undefined && value !== stored[name]);
