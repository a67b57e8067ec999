import type { PrecacheEntry } from 'workbox-precaching';

/** Put in by the build (vite.worker.config.ts). */
declare const __BERKAS__: PrecacheEntry[];
declare const __NANTI__: string[];
declare const __MASUK__: string;
declare const __API__: string;

/** What is fetched when the worker is installed. */
export const files = __BERKAS__;

/** Code of other screens; its addresses change with its content. */
export const later = __NANTI__;

/** Where the API lives when it is not the page's own origin. */
export const apiOrigin = __API__;

/** The script that every page of this build starts with. */
const entry = __MASUK__;

/** A page of another build would ask for scripts that this worker does not have. */
export const isOfThisBuild = (html: string): boolean => html.includes(entry);
