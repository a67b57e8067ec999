import type { JenisPeriode } from '#contract/limits.ts';
import { WHOLE } from '@/shared/api';

/** The variables of the one query for all periods of a kind; pickers, tables and loaders ask with the same. */
export const allPeriodes = (jenis: JenisPeriode) => ({ jenis, filter: { limit: WHOLE } });
