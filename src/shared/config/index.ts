// Apart: the service worker, which has no React, reads the origin alone.
export {
  ChangeSitusContext,
  type Site,
  SiteContext,
  useHariIni,
  useNamaSitus,
  useSite,
} from './site';

/** Where the API lives when it is not the page's own origin (docs/operasi.md); without a slash at the end. */
export const apiOrigin: string = (import.meta.env['VITE_API_URL'] ?? '').replace(/\/$/, '');
