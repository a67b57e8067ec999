import { useRef } from 'react';
import { ApiError } from '../../api';
import { toast } from '../../ui/toaster';
import { type Before, bigChanges } from './big-changes';

const QUESTION = 'Periksa angka yang jauh dari periode lalu';

/**
 * Asks once before values are saved that are far from those of the period before; sent again unchanged, they are meant.
 *
 * @param before what the fields held in the period before
 * @param least a smaller difference is never asked about
 */
export function useAskOnce<Values extends object, Answer extends { error: ApiError | null }>(
  before: (values: Values) => Before,
  save: (values: Values) => Promise<Answer>,
  least = 0,
) {
  const asked = useRef('');
  return async (values: Values): Promise<Answer | { error: ApiError }> => {
    const errors = bigChanges(values, before(values), least);
    const question = JSON.stringify(values);
    if (Object.keys(errors).length === 0 || asked.current === question) return save(values);
    asked.current = question;
    toast.info(QUESTION);
    return { error: new ApiError(QUESTION, 422, { message: QUESTION, errors }) };
  };
}
