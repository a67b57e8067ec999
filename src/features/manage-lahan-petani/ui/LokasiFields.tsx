import { LocateFixed, TriangleAlert } from 'lucide-react';
import { useForm } from 'react-final-form';
import { TextField, useFieldValue } from '@/shared/form';
import { Button } from '@/shared/ui/button';
import { useLokasi } from '../model/use-lokasi';
import css from './lokasi-fields.module.css';

/** Latitude and longitude, filled by the device alone (spec section 2, farmland forms). */
export function LokasiFields() {
  const form = useForm();
  const isKnown = Boolean(useFieldValue('lat'));
  const { isSearching, complaint, ask } = useLokasi((lat, lang) =>
    form.batch(() => {
      form.change('lat', lat);
      form.change('lang', lang);
    }),
  );
  return (
    <fieldset className={css['lokasi']}>
      <legend className={css['judul']}>Lokasi lahan</legend>
      <div className={css['berdua']}>
        <TextField name="lat" label="Latitude" readOnly />
        <TextField name="lang" label="Longitude" readOnly />
      </div>
      <Button look="tenang" onClick={ask} aria-busy={isSearching} aria-disabled={isSearching}>
        <LocateFixed aria-hidden size={20} />
        {isKnown ? 'Update Lokasi' : 'Ambil Lokasi'}
      </Button>
      <p role="status" className={complaint ? css['keluhan'] : css['kabar']}>
        {complaint && <TriangleAlert aria-hidden size={18} />}
        {isSearching ? 'Mencari lokasi...' : complaint}
      </p>
    </fieldset>
  );
}
