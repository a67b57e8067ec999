import { storedId } from '@/shared/lib/browser';

/** The period that an officer opened last (spec section 3, locally persisted values). */
export const openedPeriode = storedId('periodeKetersediaanPanganDashboard');
