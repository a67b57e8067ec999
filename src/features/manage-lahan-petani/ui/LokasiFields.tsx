import { LocateFixed, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useFieldValue } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { isLater } from '../model/lokasi-rules';
import type { Titik } from '../model/titik/read-titik';
import { useOffer } from '../model/use-letak';
import { type Fix, useLokasi } from '../model/use-lokasi';
import { DerajatField } from './DerajatField';
import css from './lokasi-fields.module.css';

interface LokasiFieldsProps {
  /** The plot may be stored without its place. */
  mayWait?: boolean;
  /** The plot's sub-district, in which the point is expected to lie. */
  kecamatan_id: unknown;
}

/** Latitude and longitude, filled by the device (spec section 2, farmland forms), or typed where it does not find them. */
export function LokasiFields({ mayWait = false, kecamatan_id }: LokasiFieldsProps) {
  const form = useForm();
  const [lat = '', lang = ''] = [useFieldValue('lat'), useFieldValue('lang')];
  const nanti = useFieldValue('nanti');
  const [isTyped, setTyped] = useState(false);
  const put = (titik: Titik) =>
    form.batch(() => {
      form.change('lat', titik.lat);
      form.change('lang', titik.lang);
      form.change('nanti', undefined);
    });
  const { isSearching, complaint, fix, ask, forget } = useLokasi(put);
  const offer = useOffer({ lat, lang, kecamatan_id });
  const isWaiting = isLater({ lat, lang, nanti });
  const isFailed = complaint !== '' && !isWaiting;
  const isFilledIn = fix !== null && fix.titik.lat === lat && fix.titik.lang === lang;
  const mayBeLater = mayWait && !lat && !lang && !isWaiting && (complaint !== '' || isTyped || fix?.isCoarse === true);

  const type = () => {
    setTyped(true);
    forget();
    form.change('nanti', undefined);
  };
  const paste = (titik: Titik) => {
    type();
    put(titik);
  };
  return (
    <fieldset className={css['lokasi']}>
      <legend className={css['judul']}>Lokasi lahan</legend>
      <div className={css['berdua']}>
        <DerajatField name="lat" label="Latitude" isTyped={isTyped} onTitik={paste} />
        <DerajatField name="lang" label="Longitude" isTyped={isTyped} onTitik={paste} />
      </div>
      {isTyped && (
        <p className={css['kabar']}>Boleh ditempel sekaligus dari peta: -0.23, 115.7 atau tautan Google Maps.</p>
      )}
      {offer && (
        <Notice
          {...(offer.instead && { wayOn: [offer.instead.button, () => offer.instead && put(offer.instead.titik)] })}
        >
          {offer.says}
        </Notice>
      )}
      {fix?.isCoarse && !isFilledIn && <CoarseFix fix={fix} onRetry={ask} onUse={() => put(fix.titik)} />}
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
        {isSearching
          ? 'Mencari lokasi...'
          : isWaiting
            ? LATER
            : complaint || (isFilledIn && fix.accuracy && `Ketelitian lokasi ${fix.accuracy}.`)}
      </p>
    </fieldset>
  );
}

const LATER = 'Lahan disimpan tanpa lokasi. Isi lokasinya nanti lewat Edit di daftar lahan.';

interface CoarseFixProps {
  fix: Fix;
  onRetry: () => void;
  onUse: () => void;
}

/** A position that may be far off: it is filled in only when the farmer says so. */
const CoarseFix = ({ fix, onRetry, onUse }: CoarseFixProps) => (
  <Notice
    action={
      <div className={css['jalan']}>
        <Button look="tenang" onClick={onRetry}>
          Coba Lagi
        </Button>
        <Button look="tenang" onClick={onUse}>
          Pakai Titik Ini
        </Button>
      </div>
    }
  >
    Lokasi belum teliti ({fix.accuracy}). Pindah ke tempat terbuka, tunggu sebentar, lalu coba lagi.
  </Notice>
);
