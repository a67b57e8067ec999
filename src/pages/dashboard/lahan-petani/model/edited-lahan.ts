import { storedId } from '@/shared/lib/browser';

/** The plot that is being edited: its id is held here and not in the address (spec sections 2 and 3). */
export const editedLahan = storedId('editLahanPetani');
