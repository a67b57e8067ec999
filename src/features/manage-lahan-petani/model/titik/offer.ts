import { isInIndonesia } from '../lokasi-rules';
import type { Titik } from './read-titik';

/** A question about a point that looks wrong, and the likelier point, where there is one. */
export interface Offer {
  says: string;
  instead?: { button: string; titik: Titik };
}

const negated = (degrees: string): string => (degrees.startsWith('-') ? degrees.slice(1) : `-${degrees}`);

const swapped = ({ lat, lang }: Titik): Titik => ({ lat: lang, lang: lat });

/** The same digits with another sign: a minus that was forgotten, or that is one too many. */
const withOtherSigns = ({ lat, lang }: Titik): Titik[] => [
  { lat: negated(lat), lang },
  { lat, lang: negated(lang) },
  { lat: negated(lat), lang: negated(lang) },
];

/**
 * Asks about a point outside of Indonesia or of its sub-district; null where nothing is odd.
 *
 * @param outside the sentence about a point that lies outside of the sub-district
 */
export function offerFor(titik: Titik, outside: (titik: Titik) => string | null): Offer | null {
  const isLikely = (other: Titik) => isInIndonesia(other) && outside(other) === null;
  if (!isInIndonesia(titik)) {
    const turned = swapped(titik);
    if (isInIndonesia(turned)) {
      const likely = isLikely(turned) ? undefined : withOtherSigns(turned).find(isLikely);
      const { lat, lang } = likely ?? turned;
      const says = `Latitude dan longitude tampaknya tertukar. Maksudnya ${lat}, ${lang}?`;
      return { says, instead: { button: likely ? `Ganti jadi ${lat}, ${lang}` : 'Tukar', titik: { lat, lang } } };
    }
    const likelyTitik = [...withOtherSigns(titik), ...withOtherSigns(turned)].find(isLikely);
    return askSign('Titik ini tidak berada di Indonesia', likelyTitik);
  }
  const says = outside(titik);
  return says === null ? null : askSign(says, withOtherSigns(titik).find(isLikely));
}

const askSign = (says: string, titik: Titik | undefined): Offer =>
  titik
    ? {
        says: `${says}. Periksa tanda minusnya. Maksudnya ${titik.lat}, ${titik.lang}?`,
        instead: { button: `Ganti jadi ${titik.lat}, ${titik.lang}`, titik },
      }
    : { says: `${says}.` };
