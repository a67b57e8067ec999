import { LocateFixed, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { TextField, useFieldValue, useReader } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { isLater } from '../model/lokasi-rules';
import { degreesOf, type Titik, titikOf } from '../model/titik';
import { useLokasi } from '../model/use-lokasi';
import css from './lokasi-fields.module.css';

interface LokasiFieldsProps {
  /** The plot may be stored without its place. */
  mayWait?: boolean;
}

/** Latitude and longitude, filled by the device (spec section 2, farmland forms), or typed where it does not find them. */
export function LokasiFields({ mayWait = false }: LokasiFieldsProps) {
  const form = useForm();
  const [lat, lang] = [useFieldValue('lat'), useFieldValue('lang')];
  const nanti = useFieldValue('nanti');
  const [isTyped, setTyped] = useState(false);
  const put = (titik: Titik) =>
    form.batch(() => {
      form.change('lat', titik.lat);
      form.change('lang', titik.lang);
      form.change('nanti', undefined);
    });
  const { isSearching, complaint, ask } = useLokasi((found, other) => put({ lat: found, lang: other }));
  const isWaiting = isLater({ lat, lang, nanti });
  const isFailed = complaint !== '' && !isWaiting;
  const mayBeLater = mayWait && !lat && !lang && !isWaiting && (complaint !== '' || isTyped);

  const type = () => {
    setTyped(true);
    form.change('nanti', undefined);
  };
  return (
    <fieldset className={css['lokasi']}>
      <legend className={css['judul']}>Lokasi lahan</legend>
      <div className={css['berdua']}>
        <DerajatField name="lat" label="Latitude" isTyped={isTyped} onTitik={put} />
        <DerajatField name="lang" label="Longitude" isTyped={isTyped} onTitik={put} />
      </div>
      {isTyped && <p className={css['kabar']}>Boleh ditempel sekaligus dari peta, misalnya -0.23, 115.7</p>}
      <div className={css['jalan']}>
        <Button look="tenang" onClick={ask} aria-busy={isSearching} aria-disabled={isSearching}>
          <LocateFixed aria-hidden size={20} />
          {lat ? 'Update Lokasi' : 'Ambil Lokasi'}
        </Button>
        {!isTyped && (
          <Button look="tenang" onClick={type}>
            Ketik Sendiri
          </Button>
        )}
        {mayBeLater && (
          <Button look="tenang" onClick={() => form.change('nanti', 'ya')}>
            Isi Nanti
          </Button>
        )}
      </div>
      <p role="status" className={isFailed ? css['keluhan'] : css['kabar']}>
        {isFailed && <TriangleAlert aria-hidden size={18} />}
        {isSearching ? 'Mencari lokasi...' : isWaiting ? LATER : complaint}
      </p>
    </fieldset>
  );
}

const LATER = 'Lahan disimpan tanpa lokasi. Isi lokasinya nanti lewat Edit di daftar lahan.';

interface DerajatFieldProps {
  name: 'lat' | 'lang';
  label: string;
  /** Somebody writes it himself. */
  isTyped: boolean;
  /** Both degrees stood in this field, as they are copied from a map. */
  onTitik: (titik: Titik) => void;
}

/** Latitude or longitude. */
function DerajatField({ name, label, isTyped, onTitik }: DerajatFieldProps) {
  const form = useForm();
  useReader(name, degreesOf, 'Isi angka derajat, misalnya -0.23 atau 115.7');
  return (
    <TextField
      name={name}
      label={label}
      readOnly={!isTyped}
      autoComplete="off"
      onPaste={(event) => {
        const titik = isTyped ? titikOf(event.clipboardData.getData('text')) : null;
        if (!titik) return;
        event.preventDefault();
        onTitik(titik);
      }}
      onBlur={({ target }) => {
        form.blur(name);
        const titik = titikOf(target.value);
        if (titik) onTitik(titik);
      }}
    />
  );
}
