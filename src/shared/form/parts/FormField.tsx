import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import css from './form.module.css';

interface FormFieldProps {
  label: string;
  /** Said below the field. */
  help?: ReactNode;
  complaint: string | undefined;
  /** The control, told which ids and states it bears. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** Label above, help below, what is wrong beside it with an icon. */
export function FormField({ label, help, complaint, children }: FormFieldProps) {
  const id = useId();
  return (
    <div className={css['isian']}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      {children({
        id,
        className: css['masukan'],
        'aria-invalid': Boolean(complaint),
        'aria-describedby': `${id}-keluhan ${id}-keterangan`,
      })}
      <span id={`${id}-keluhan`} className={css['keluhan']}>
        {complaint && (
          <>
            <TriangleAlert aria-hidden size={16} />
            {complaint}
          </>
        )}
      </span>
      <span id={`${id}-keterangan`} className={css['keterangan']}>
        {help}
      </span>
    </div>
  );
}
