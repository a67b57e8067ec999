/** A file that the service worker fetches before anybody asks for it; the build lists them (scripts/build/vite-pwa.ts). */
export interface FetchedAhead {
  url: string;
  /** Null where the address changes with the content. */
  revision: string | null;
  /** Left out where data are dear, until it is asked for: no page starts with it. */
  isLater?: boolean;
  /** The script that every page of this build starts with. */
  isEntry?: boolean;
}
