import { useLetakDiLuar } from '@/entities/wilayah';
import type { LahanValues } from './lahan-values';
import { isLater } from './lokasi-rules';
import { type Offer, offerFor } from './titik/offer';
import { readDegrees, type Titik } from './titik/read-titik';

type Typed = Partial<Record<'lat' | 'lang' | 'kecamatan_id', string>>;

/** The question about a point as it stands in the form; null while it is incomplete, and where nothing is odd. */
export function useOffer({ lat = '', lang = '', kecamatan_id }: Typed): Offer | null {
  const outside = useLetakDiLuar();
  const titik: Titik = { lat: String(readDegrees('lat', lat)), lang: String(readDegrees('lang', lang)) };
  if (Object.values(titik).some((degrees) => degrees === '' || degrees === 'NaN')) return null;
  return offerFor(titik, (other) => (kecamatan_id ? outside(Number(kecamatan_id), numbersOf(other)) : null));
}

const numbersOf = ({ lat, lang }: Titik) => ({ lat: Number(lat), lang: Number(lang) });

/** Asks before a plot is saved whose point lies outside of its sub-district, unless both stand there as they were. */
export function useLetakDoubts(stored?: LahanValues) {
  const outside = useLetakDiLuar();
  return (values: LahanValues): Record<string, string> => {
    const letak = numbersOf(values);
    const isStored =
      stored?.koordinat?.lat === letak.lat &&
      stored.koordinat.lang === letak.lang &&
      Number(stored.kecamatan_id) === Number(values.kecamatan_id);
    const says = isLater(values) || isStored ? null : outside(Number(values.kecamatan_id), letak);
    return says === null ? {} : { lat: says };
  };
}
