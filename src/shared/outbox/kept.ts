/** A form whose values are being saved. */
interface SavingForm {
  /** The draft that keeps them until somebody else does. */
  draft: string | undefined;
  /** To be told that the outbox takes them: from now on the draft is not the form's to write. */
  hand: () => void;
}

const saving = new Set<SavingForm>();

/** @returns to be called when the save is over */
export const beginSaving = (form: SavingForm): (() => void) => {
  saving.add(form);
  return () => saving.delete(form);
};

/** Takes what is being saved out of its forms' hands. @returns the drafts to remove as the outbox stores it */
export const handOver = (): string[] => {
  for (const form of saving) form.hand();
  return [...saving].flatMap(({ draft }) => draft ?? []);
};
