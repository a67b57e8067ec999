import { stored } from '@/shared/lib/browser';

const isId = (value: unknown): value is number => typeof value === 'number';

/** The planting period that an officer opened last, and the row that he edits: its id is not in the address (spec sections 2 and 3). */
export const openedPeriode = stored('periodeLuasTanamDashboard', isId);
export const editedLuas = stored('editLuasTanam', isId);
