import type { Rule } from '#contract/rules.ts';

/** What a form knows of where a plot lies. */
export interface Lokasi {
  lat: string;
  lang: string;
  /** 'ya' where the farmer wants to tell it later. */
  nanti?: string | undefined;
}

/** Whether the place is to be told later; degrees that stand in the fields count in any case. */
export const isLater = ({ lat, lang, nanti }: Partial<Lokasi>): boolean => nanti === 'ya' && !lat && !lang;

/** A box around Indonesia: a missing sign and swapped degrees lie outside of it. */
const INDONESIA = { lat: [-12, 7], lang: [94, 142] } as const;

const isOutside = (field: keyof typeof INDONESIA, value: string): boolean => {
  const [least, most] = INDONESIA[field];
  return Number(value) < least || Number(value) > most;
};

/** Plain decimal degrees within that box. */
export const isInIndonesia = ({ lat, lang }: { lat: string; lang: string }): boolean =>
  !isOutside('lat', lat) && !isOutside('lang', lang);

const outside = (name: 'Latitude' | 'Longitude', field: keyof typeof INDONESIA): Rule<Lokasi> => {
  const [least, most] = INDONESIA[field];
  return [
    `${name} di Indonesia antara ${least} dan ${most}`,
    ({ [field]: value }) => value !== '' && isOutside(field, value),
    field,
  ];
};

/** The rules of a form that asks for a place: where it may be told later they ask for none. Typed degrees are looked at. */
export const withLokasi = <Values extends Lokasi>(rules: readonly Rule<Values>[]): readonly Rule<Values>[] => [
  ...rules.map(
    ([message, isBroken, field]): Rule<Values> => [
      message,
      (values) => !((field === 'lat' || field === 'lang') && isLater(values)) && isBroken(values),
      field,
    ],
  ),
  outside('Latitude', 'lat'),
  outside('Longitude', 'lang'),
];
