import { storedId } from '@/shared/lib/browser';

/** The periods that an officer opened last (spec section 3, locally persisted values). */
export const openedPeriode = storedId('periodeHargaPanganDashboard');
export const openedPeriodeKabupaten = storedId('periodeHargaPanganKutaiBaratDashboard');
