export { type Stored, stored, useStored } from './stored';
export { useOnceHydrated } from './use-once-hydrated';
export { useNamedOverlay, useOverlay } from './use-overlay';
export { useUrlSearch } from './use-url-search';
