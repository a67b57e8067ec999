import { Field } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { Chakra } from '../../ui/chakra';
import css from './form.module.css';

/** What every field of a form is told. */
export interface FieldProps {
  name: string;
  label: string;
  /** Said below the field. */
  help?: ReactNode;
  disabled?: boolean | undefined;
}

interface FormFieldProps extends Omit<FieldProps, 'name'> {
  /** Already in the words of the region; it may quote a name. */
  complaint?: string | undefined;
  readOnly?: boolean | undefined;
  /** Buttons that answer the complaint. */
  answers?: ReactNode;
  /** One of Chakra's controls: it learns from the field which ids and states it bears. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** Label above, help below, what is wrong beside it with an icon. */
export function FormField(props: FormFieldProps) {
  const { label, help, complaint, answers, disabled = false, readOnly = false, children } = props;
  const id = useId();
  const isInvalid = Boolean(complaint);
  // Ids of our own: few readers of the screen know `aria-errormessage`, by which Chakra would link the complaint.
  const [keluhan, keterangan] = [`${id}-keluhan`, `${id}-keterangan`];
  return (
    <Chakra>
      <Field.Root id={id} invalid={isInvalid} disabled={disabled} readOnly={readOnly}>
        <Field.Label>{regional(label)}</Field.Label>
        {children({ id, 'aria-invalid': isInvalid, 'aria-describedby': `${keluhan} ${keterangan}` })}
        {/* Whoever is led into the field hears it as its description. */}
        <Field.ErrorText id={keluhan} aria-live="off">
          <TriangleAlert aria-hidden size={16} />
          {complaint}
        </Field.ErrorText>
        {answers}
        {help && <Field.HelperText id={keterangan}>{help}</Field.HelperText>}
      </Field.Root>
    </Chakra>
  );
}

/** Two fields that belong together: beside each other where there is room for them, one below the other on a phone. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={css['sepasang']}>{children}</div>;
}
