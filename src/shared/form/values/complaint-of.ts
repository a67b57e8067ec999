import type { FieldMetaState } from 'react-final-form';

/** What was refused when the form was sent, until the field is changed. */
export const complaintOf = ({
  submitError,
  dirtySinceLastSubmit,
}: Pick<FieldMetaState<unknown>, 'submitError' | 'dirtySinceLastSubmit'>): string | undefined =>
  dirtySinceLastSubmit ? undefined : submitError;
