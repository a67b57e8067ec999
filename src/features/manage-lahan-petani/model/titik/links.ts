/** Addresses, also without 'https://'. */
const LINK = /(?:[a-z][a-z.+-]*:\/\/|geo:(?=\s?-?\d)|(?:[a-z0-9-]+\.)+[a-z]{2,}[/?])\S*/gi;

/** Services whose short addresses name a page that knows the point. */
const SHORT =
  /\b(goo\.gl|g\.co|g\.page|share\.google|bit\.ly|s\.id|tinyurl\.com|t\.co|w3w\.co|waze\.com\/ul\/h|osm\.org\/go)\b/i;

export const linksIn = (text: string): string[] => text.match(LINK) ?? [];
export const withoutLinks = (text: string): string => text.replace(LINK, ' ').trim();
export const isShortLink = (link: string): boolean => SHORT.test(link);

/** A link's own words: '%2C' and '+' become what they stand for. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link.replaceAll('+', ' '));
  } catch {
    return link.replaceAll('+', ' ');
  }
}

const DEGREES = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** Places in the data of Google Maps: the pin, an embedded map, a stop on the way. */
const data = [
  [new RegExp(`!3d${DEGREES}!4d${DEGREES}`, 'g'), 'lat'],
  [new RegExp(`!2d${DEGREES}!3d${DEGREES}`, 'g'), 'lang'],
  [new RegExp(`!1d${DEGREES}!2d${DEGREES}(?!!3d)`, 'g'), 'lang'],
] as const;

/** Parameters that name a point or a place. */
const PARAMETERS =
  /[?&#;](?:q|query|ll|sll|daddr|destination|center|coordinate|loc|to|cp|point|markers?|viewpoint|cbll|pin)=(?:loc:|ll\.|geo:)?([^&#]+)/gi;
const NAMED = new RegExp(`[?&#]m?lat(?:itude)?=${DEGREES}.*[?&#]m?(?:lon|lng|long|longitude)=${DEGREES}`, 'i');
/** The middle of what was on screen, when nothing else is said. */
const VIEWS = [new RegExp(`#map=[\\d.]+/${DEGREES}/${DEGREES}`), new RegExp(`@${DEGREES},${DEGREES}`)];

/**
 * Texts that may be the point of a link, the likeliest first. The pin comes before the middle of the map around it.
 */
export function pointTexts(link: string): string[] {
  const text = decoded(link);
  const pins = data.flatMap(([shape, first]) => {
    const [, one = '', other = ''] = [...text.matchAll(shape)].at(-1) ?? [];
    return one === '' ? [] : [first === 'lat' ? `${one}, ${other}` : `${other}, ${one}`];
  });
  const parameters = [...text.matchAll(PARAMETERS)].map(([, value = '']) => value);
  const [, lat, lng] = NAMED.exec(text) ?? [];
  const [path = ''] = text.split(/[?#]/);
  const parts = path.split('/').filter((part) => !part.startsWith('@') && !part.startsWith('data='));
  const [, geoPoint] = /^geo:\s?([^;?]+)/i.exec(text) ?? [];
  // 'geo:0,0?q=Melak' names a place and no point.
  const geo = geoPoint === '0,0' && parameters.length > 0 ? '' : geoPoint;
  const views = VIEWS.flatMap((shape) => {
    const [, one, other] = shape.exec(text) ?? [];
    return one === undefined ? [] : [`${one}, ${other}`];
  });
  return (
    [
      ...pins,
      ...parameters,
      ...(lat === undefined ? [] : [`${lat}, ${lng}`]),
      ...(geo === undefined ? parts.slice(2).reverse() : [geo]),
      ...views,
    ]
      .map((candidate) => candidate.replace(/^(-?[\d.]+,\s?-?[\d.]+)\(.*$/, '$1'))
      // In a link a comma parts two numbers: 'geo:0,95' is no decimal.
      .map((candidate) => candidate.replace(/^(-?[\d.]+),(?=-?\d)/, '$1, '))
  );
}
