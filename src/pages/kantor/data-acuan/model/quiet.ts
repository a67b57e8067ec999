import type { SavingForm } from '@/shared/write';

/** For a write whose refusal is shown where it was asked for, in the place of a message. */
export const quiet: SavingForm = { drafts: [], hand: () => {}, stored: () => {}, takeBack: () => true };
