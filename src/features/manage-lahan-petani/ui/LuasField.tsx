import { useState } from 'react';
import { useForm } from 'react-final-form';
import { FigureField, useFieldValue } from '@/shared/form';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { hektarOf, inOtherUnit, isInMeter, meterPersegi } from '../model/luas';
import css from './luas-field.module.css';

/**
 * The planted area in hectares, with a comma where it is no whole number. A plot of less than one may be typed in square
 * metres, for which a phone needs no comma; what is stored so opens so.
 */
export function LuasField() {
  const form = useForm();
  const typed = useFieldValue('luas_tanam') ?? '';
  const [isChosen, choose] = useState(false);
  // Once it stands there in square metres it stays so, also while the field is emptied.
  if (isInMeter(typed) && !isChosen) choose(true);
  const isMeter = isChosen || isInMeter(typed);
  const luas = hektarOf(typed);

  const turn = () => {
    choose(!isMeter);
    form.change('luas_tanam', inOtherUnit(typed));
  };

  return (
    <FigureField
      name="luas_tanam"
      label={isMeter ? 'Luas Tanam (Meter Persegi)' : 'Luas Tanam (Hektar)'}
      kind={isMeter ? 'whole' : 'decimal'}
      {...(isMeter && { other: meterPersegi })}
      help={
        <span className={css['bantuan']}>
          {isMeter ? luas !== undefined && `Sama dengan ${angka(luas, 'hektar')}.` : 'Kurang dari satu hektar?'}
          <Button look="tenang" className={css['ganti']} onClick={turn}>
            {isMeter ? 'Isi dalam hektar' : 'Isi dalam meter persegi'}
          </Button>
        </span>
      }
    />
  );
}
