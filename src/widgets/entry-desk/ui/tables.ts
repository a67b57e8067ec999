import type { LaporanShape } from '@/entities/laporan';
import { lazyPart } from '@/shared/lib/lazy-part';

/** A grid that the address asks for needs no table. */
export const PeriodeTable = lazyPart(async () => (await import('./PeriodeTable')).PeriodeTable);

/** Its code, its forms' and its dialogs'; it opens once a grid is closed. */
export const EntryTable = lazyPart(async () => (await import('./EntryTable')).EntryTable<LaporanShape>);
