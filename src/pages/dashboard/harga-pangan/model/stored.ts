import { stored } from '@/shared/lib/browser';

const isId = (value: unknown): value is number => typeof value === 'number';

/** The periods that an officer opened last (spec section 3, locally persisted values). */
export const openedPeriode = stored('periodeHargaPanganDashboard', isId);
export const openedPeriodeKabupaten = stored('periodeHargaPanganKutaiBaratDashboard', isId);
