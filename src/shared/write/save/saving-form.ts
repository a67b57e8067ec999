/** A form whose values are being saved, as the outbox needs to know it. */
export interface SavingForm {
  /** Names of the drafts that keep the values until the outbox does. */
  drafts: readonly string[];
  /** The outbox takes the values: from now on the drafts are not the form's to write. */
  hand: () => void;
  /** The outbox has them. */
  stored: () => void;
  /** The server refuses them: shows them again, unless the form holds another row by now. @returns whether it does */
  takeBack: () => boolean;
}

const nothing: SavingForm = { drafts: [], hand: () => {}, stored: () => {}, takeBack: () => true };

let current = nothing;

/** Lets the write that `save` begins with, in the same breath, know whose values it takes. */
export function savingAs<Result>(form: SavingForm, save: () => Result): Result {
  current = form;
  try {
    return save();
  } finally {
    current = nothing;
  }
}

/** Takes what is being saved out of its form's hands. */
export function handOver(): SavingForm {
  const form = current;
  current = nothing;
  form.hand();
  return form;
}
