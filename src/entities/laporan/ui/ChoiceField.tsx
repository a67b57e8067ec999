import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { SelectField } from '@/shared/form';

type ChoiceFieldProps = ComponentProps<typeof SelectField>;
type Searched = typeof import('./SearchedField').SearchedField;

/** So many are seen at a glance; more are searched. */
const FEW = 8;

let searched: Searched | undefined;
const fetchSearched = async () => {
  searched ??= (await import('./SearchedField')).SearchedField;
};

const isDesk = () => window.matchMedia('(pointer: fine)').matches;

/** Fetches what long choices are searched with ahead, where they are. */
export const preloadChoices = (): void => {
  // Without it the system's picker stays.
  if (isDesk()) fetchSearched().catch(() => undefined);
};

/**
 * One of a list that may be long. With a mouse and a keyboard a long one is searched by typing; a finger has its own
 * system's picker, which covers nothing with a keyboard (docs/decisions/0009).
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const isLong = !props.disabled && props.options.length > FEW && isDesk();
  const [Field, setField] = useState(() => (isLong && searched) || SelectField);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    const settle = () => {
      // What comes while somebody stands in the field does not take it away.
      const isInUse = place.current?.contains(document.activeElement);
      if (isShown && !isInUse) setField(() => (isLong && searched) || SelectField);
    };
    if (isLong) fetchSearched().then(settle, () => undefined);
    else settle();
    return () => {
      isShown = false;
    };
  }, [isLong]);
  return (
    <div ref={place}>
      <Field {...props} />
    </div>
  );
}
