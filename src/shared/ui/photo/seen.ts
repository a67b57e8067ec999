/** Where the browser has a picture from, by the address that the API gives it: what it has shown it has at hand. */
const seen = new Map<string, string>();

export const noteSeen = (url: string, source: string): void => void seen.set(url, source);

/** The picture as another screen has shown it; null until one has. */
export const seenBefore = (url: string | null | undefined): string | null => (url && seen.get(url)) || null;
