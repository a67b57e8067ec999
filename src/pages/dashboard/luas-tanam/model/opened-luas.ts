import { noneUnlessAsked, type PeriodeOf } from '@/features/pick-periode';
import { storedId } from '@/shared/lib/browser';

/** The planting period that an officer opened last, and the row that he edits: its id is not in the address (spec sections 2 and 3). */
export const openedPeriode = storedId('periodeLuasTanamDashboard');
export const editedLuas = storedId('editLuasTanam');

export const periodeTanam: PeriodeOf = { jenis: 'luas-tanam', rule: noneUnlessAsked, remembered: openedPeriode };
