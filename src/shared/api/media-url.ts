import { type LebarFoto, lebarFoto } from '#contract/limits.ts';
import { apiOrigin } from '../config';

/** The address of a picture, resolved against the API's origin (rulings 23). */
export const mediaUrl = (url: string, width?: LebarFoto): string => {
  const absolute = url.startsWith('/') ? apiOrigin + url : url;
  return width && isOurs(url) ? `${absolute}?w=${width}` : absolute;
};

/** Our pages do without 640: it lies between two neighbours, and would be one copy more of every picture. */
const widths = lebarFoto.filter((width) => width !== 640);

/** A picture's widths for `srcset`; a server that does not scale pictures has the original only. */
export const mediaSrcSet = (url: string): string | undefined =>
  isOurs(url) ? widths.map((width) => `${mediaUrl(url, width)} ${width}w`).join(', ') : undefined;

const isOurs = (url: string) => url.startsWith('/media/');
