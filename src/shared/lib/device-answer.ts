/** Stands on an answer that came from this device, not from the server: when it was kept, ISO 8601. */
export const DEVICE_ANSWER_HEADER = 'X-Disimpan';

/** The name of the meta element that stands in a page which came from this device, for the same purpose. */
export const DEVICE_PAGE_META = 'disimpan';

/** The service worker's cache of the API's public answers. */
export const ANSWERS_CACHE = 'data';
