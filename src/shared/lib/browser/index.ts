export { type Key, press } from './press';
export { type Stored, stored, storedId, useStored } from './stored';
export { growFrom, takeOrigin } from './tapped';
export { useEntryWhile } from './use-entry-while';
export { useOnceHydrated } from './use-once-hydrated';
export { useNamedOverlay, useOverlay } from './use-overlay';
export { useReturn } from './use-return';
export { useUrlSearch } from './use-url-search';
