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

/** Put in by the build. */
declare const self: { readonly __WB_MANIFEST: readonly FetchedAhead[] };

const ahead = self.__WB_MANIFEST;

/** What is fetched when the worker is installed. */
export const files = ahead.filter(({ isLater }) => !isLater);

/** Code of other screens; its addresses change with its content. */
export const later = ahead.filter(({ isLater }) => isLater).map(({ url }) => url);

const entry = ahead.find(({ isEntry }) => isEntry);

/** A page of another build would ask for scripts that this worker does not have. */
export const isOfThisBuild = (html: string): boolean => entry !== undefined && html.includes(entry.url);
