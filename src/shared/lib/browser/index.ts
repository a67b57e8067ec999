export { adoptStyles } from './adopt-styles';
export { type Stored, stored, useStored } from './stored';
export { useHydrated } from './use-hydrated';
export { useOverlay } from './use-overlay';
export { useUrlSearch } from './use-url-search';
