import type { FetchedAhead } from '../fetched-ahead';

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
