import { WHOLE } from '@/shared/api';

/** The variables of the one query for all sub-districts; loaders ask with the same. */
export const allKecamatan = { filter: { limit: WHOLE } };
