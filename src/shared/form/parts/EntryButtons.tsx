import { Spinner } from '@chakra-ui/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from '../../ui/Button';
import type { Entry } from '../values/use-entry';
import css from './form.module.css';

/** The first is what Enter presses: an officer types row after row. The focus stays in the field, and with it a phone's keyboard. */
export function EntryButtons({ entry }: { entry: Entry }) {
  const form = useForm();
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  return (
    <div className={`${css['kirim']} ${css['berdua']}`} data-diam>
      <Button
        type="submit"
        disabled={submitting}
        aria-busy={submitting}
        onMouseDown={stayInField}
        onKeyDown={onceAPress}
        onClick={(event) => {
          // The second of two taps would send the row that follows, in which nothing stands yet.
          if (event.detail > 1 && !form.getState().dirty) event.preventDefault();
          else entry.press('lanjut');
        }}
      >
        {submitting && <Spinner aria-hidden />}
        Simpan dan lanjut
      </Button>
      <Button type="submit" look="tenang" disabled={submitting} onClick={() => entry.press('tutup')}>
        Simpan
      </Button>
    </div>
  );
}

const stayInField = (event: MouseEvent) => event.preventDefault();

/** A key that is held down sends one row. */
const onceAPress = (event: KeyboardEvent) => event.repeat && event.preventDefault();
