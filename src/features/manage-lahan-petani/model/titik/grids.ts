/** A point that a grid names, in degrees. */
export interface GridPoint {
  lat: number;
  lang: number;
}

/** '50 M 375812 9973898', '50S 375812 mE 9973898 mN': zone, band or hemisphere, easting, northing in metres. */
const UTM =
  /\b(\d{1,2})\s?([C-HJ-NP-X])[\s,;:]+(?:e(?:asting)?\s*[:=]?\s*)?(\d{6}(?:[.,]\d+)?)\s?(?:m\s?[ET]|m|[ET])?[\s,;]+(?:n(?:orthing)?\s*[:=]?\s*)?(\d{5,8}(?:[.,]\d+)?)\s?(?:m\s?[NU]|m|[NU])?(?![\w.,])/i;

/** Easting and northing of a program or a GPS: six digits, then five to eight. */
const METRES =
  /(?<![\w.,-])(?:[xe]\s*[:=]?\s*)?\d{6}(?:[.,]\d+)?\s?(?:m\s?[ET]?)?[\s,;:/]+(?:[yn]\s*[:=]?\s*)?\d{5,8}(?:[.,]\d+)?\s?(?:m\s?[NUS]?)?(?![\w.,])/i;

export const isGridWithoutZone = (text: string): boolean => METRES.test(text);

/** The ellipsoid of WGS 84. */
const RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257_223_563;
const SCALE = 0.9996;
const FALSE_EASTING = 500_000;
const FALSE_NORTHING = 10_000_000;

/** Reads a point of the UTM grid. 'S' means the south: no band of Indonesia has that letter. */
export function utmIn(text: string): GridPoint | null {
  const [, zone, band, easting, northing] = UTM.exec(text) ?? [];
  if (!zone || !band || !easting || !northing || Number(zone) < 1 || Number(zone) > 60) return null;
  const isSouth = band.toUpperCase() < 'N' || band.toUpperCase() === 'S';
  const metres = (digits: string) => Number(digits.replace(',', '.'));
  return fromUtm(Number(zone), metres(easting), metres(northing) - (isSouth ? FALSE_NORTHING : 0));
}

/** Krüger's series to the third order: exact to a millimetre within a zone. */
function fromUtm(zone: number, easting: number, northing: number): GridPoint {
  const n = FLATTENING / (2 - FLATTENING);
  const meridian = (RADIUS / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
  const xi = northing / (SCALE * meridian);
  const eta = (easting - FALSE_EASTING) / (SCALE * meridian);
  const beta = [n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3, n ** 2 / 48 + n ** 3 / 15, (17 / 480) * n ** 3];
  const delta = [2 * n - (2 / 3) * n ** 2 - 2 * n ** 3, (7 / 3) * n ** 2 - (8 / 5) * n ** 3, (56 / 15) * n ** 3];
  const sum = (terms: readonly number[], of: (twice: number) => number) =>
    terms.reduce((total, term, at) => total + term * of(2 * (at + 1)), 0);
  const xiPrime = xi - sum(beta, (twice) => Math.sin(twice * xi) * Math.cosh(twice * eta));
  const etaPrime = eta - sum(beta, (twice) => Math.cos(twice * xi) * Math.sinh(twice * eta));
  const chi = Math.asin(Math.sin(xiPrime) / Math.cosh(etaPrime));
  const phi = chi + sum(delta, (twice) => Math.sin(twice * chi));
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return { lat: degrees(phi), lang: 6 * zone - 183 + degrees(Math.atan2(Math.sinh(etaPrime), Math.cos(xiPrime))) };
}

const ALPHABET = '23456789CFGHJMPQRVWX';
const PLUS = /(?<![\w+])([2-9CFGHJMPQRVWX]{8})\+([2-9CFGHJMPQRVWX]{2,7})(?![\w+])/i;
const SHORT_PLUS = /(?<![\w+])[2-9CFGHJMPQRVWX]{2,6}\+[2-9CFGHJMPQRVWX]{2,3}(?![\w+])/i;

/** A plus code without its first letters, as maps show it beside the name of a town. */
export const isShortPlusCode = (text: string): boolean => SHORT_PLUS.test(text);

/** The middle of the square that a whole plus code names. */
export function plusCodeIn(text: string): GridPoint | null {
  const [, front, back] = PLUS.exec(text) ?? [];
  if (!front || !back) return null;
  const values = [...(front + back).toUpperCase()].map((letter) => ALPHABET.indexOf(letter));
  let [lat, lang, height, width] = [-90, -180, 400, 400];
  values.forEach((value, at) => {
    if (at >= 10) {
      [height, width] = [height / 5, width / 4];
      lat += Math.floor(value / 4) * height;
      lang += (value % 4) * width;
    } else if (at % 2 === 0) {
      height /= 20;
      lat += value * height;
    } else {
      width /= 20;
      lang += value * width;
    }
  });
  return { lat: lat + height / 2, lang: lang + width / 2 };
}
