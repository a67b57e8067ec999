import { storedId } from '@/shared/lib/browser';

/** 1 for who rather types with the phone's own keypad. */
export const ownPad = storedId('papanKetikPonsel');
