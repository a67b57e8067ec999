import { useState } from 'react';
import { useForm } from 'react-final-form';
import { FigureField, useFieldValue } from '@/shared/form';
import { SQUARE_METRE } from '@/shared/lib/figures';
import { Button } from '@/shared/ui/Button';
import { inOtherUnit, isInMeter, meterHelp, meterPersegi } from '../model/luas';
import css from './luas-field.module.css';

/**
 * The planted area in hectares, with a comma where it is no whole number, or in square metres, for which a phone needs no
 * comma. The unit stands in the form's value and never follows from the digits.
 */
export function LuasField() {
  const form = useForm();
  const value = useFieldValue('luas_tanam') ?? '';
  /** The unit of an empty field. */
  const [isEmptyInMeter, setEmptyInMeter] = useState(false);
  const isMeter = value === '' ? isEmptyInMeter : isInMeter(value);
  const other = inOtherUnit(value);
  if (isMeter !== isEmptyInMeter) setEmptyInMeter(isMeter);

  const turn = () => {
    setEmptyInMeter(!isMeter);
    if (other !== undefined) form.change('luas_tanam', other);
  };

  return (
    <FigureField
      name="luas_tanam"
      label={isMeter ? 'Luas Tanam (Meter Persegi)' : 'Luas Tanam (Hektar)'}
      kind={isMeter ? 'whole' : 'decimal'}
      unit={isMeter ? SQUARE_METRE : 'ha'}
      {...(isMeter && { other: meterPersegi })}
      help={
        <span className={css['bantuan']}>
          {isMeter ? meterHelp(value) : 'Kurang dari satu hektar?'}
          <Button look="tenang" className={css['ganti']} disabled={other === undefined} onClick={turn}>
            {isMeter ? 'Isi dalam hektar' : 'Isi dalam meter persegi'}
          </Button>
        </span>
      }
    />
  );
}
