import { VisuallyHidden } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { toast } from '../../ui/toaster';

interface FocusFirstProps {
  among: RefObject<HTMLFormElement | null>;
  /** The sentence of a refusal that nobody has said yet. */
  unsaid: RefObject<string | undefined>;
}

/**
 * Brings the focus to the refused field that is said, once the fields show what is wrong with them. Its sentence stands
 * there, and is heard as the field's description; only one that stands beside no field is said by a message.
 */
export function FocusFirst({ among, unsaid }: FocusFirstProps) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const [again, setAgain] = useState({ times: 0, sentence: '' });
  useLayoutEffect(() => {
    const said: unknown = submitErrors?.[FORM_ERROR];
    const hear = (sentence: string) => setAgain(({ times }) => ({ times: times + 1, sentence }));
    // A question leaves it to its own answer.
    if (said === undefined) return hear('');
    const fields = [...(among.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])];
    const field = fields.find(({ name }) => name === said) ?? fields[0];
    const before = document.activeElement;
    field?.focus();
    // With all that is wrong with it, which stands below.
    field?.closest('[data-part="root"]')?.scrollIntoView?.({ block: 'nearest' });
    const sentence = unsaid.current ?? '';
    unsaid.current = undefined;
    const isThere = field !== undefined && field === document.activeElement && isDescribed(field, sentence);
    if (sentence && !isThere) toast.error(sentence);
    // Whoever is in the field already is told nothing by a focus that stays.
    hear(isThere && field === before ? sentence : '');
  }, [submitErrors, among, unsaid]);
  useEffect(
    () => () => {
      if (unsaid.current) toast.error(unsaid.current);
    },
    [unsaid],
  );
  return (
    again.sentence && (
      <VisuallyHidden key={again.times} role="alert">
        {again.sentence}
      </VisuallyHidden>
    )
  );
}

const isDescribed = (field: Element, sentence: string): boolean =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .some((id) => document.getElementById(id)?.textContent === sentence);
