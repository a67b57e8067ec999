import type { FormApi } from 'final-form';
import type { Refused, SavingForm } from '../../write';

/** How a save went; with a key, what was refused lies in the outbox. `says` is what the form is left to say of it. */
export interface Saved {
  error: Refused | null;
  key?: string;
  says?: string;
}

/** A form that was sent, as its `save` gets it: to be handed on to the write that takes the values. */
export interface SentForm extends SavingForm {
  /** From which a save may take what is stored already. */
  fields: FormApi;
  /**
   * For a save of several writes, one after the other: the values are written to the draft at once, which stays until the
   * last of them is stored. To be handed on in the place of the form.
   */
  inSteps: () => SavingForm;
}

/** @param draft writes the values down at once */
export const sentForm = (fields: FormApi, draft: { keep: () => void }, saving: SavingForm): SentForm => ({
  ...saving,
  fields,
  inSteps: () => {
    draft.keep();
    return { drafts: [], hand: () => {}, stored: () => {}, takeBack: () => true };
  },
});
