import { useLetakDiLuar } from '@/entities/wilayah';
import type { LahanValues } from './lahan-values';
import { isLater, type Lokasi } from './lokasi-rules';
import { type Offer, offerFor } from './titik/offer';
import { readDegrees, type Titik } from './titik/read-titik';

type Typed = Partial<Record<'lat' | 'lang', string>> & { kecamatan_id?: unknown };

/** The title of the question that doubts of a plot raise. */
export const LAHAN_QUESTION = 'Periksa isian lahan';

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
  return (values: Lokasi & { kecamatan_id?: unknown }): Record<string, string> => {
    const letak = numbersOf(values);
    const isStored =
      stored?.koordinat?.lat === letak.lat &&
      stored.koordinat.lang === letak.lang &&
      Number(stored.kecamatan_id) === Number(values.kecamatan_id);
    const isUnknown = isLater(values) || !values.kecamatan_id;
    const says = isUnknown || isStored ? null : outside(Number(values.kecamatan_id), letak);
    return says === null ? {} : { lat: says };
  };
}
