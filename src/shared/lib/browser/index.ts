export { serverClock } from './server-clock';
export { serverHistory } from './server-history';
export { type Stored, stored, storedId, storedNames, useOnceHydrated, useStored, withFields } from './stored';
export { formToCome } from './type-ahead';
export { fieldToType, firstEmptyField, type Key, press } from './typing';
export { useAddressParams } from './use-address-params';
export { growFrom, takeOrigin, useActOverlay, useEntryWhile, useNamedOverlay, useOverlay } from './use-overlay';
export { useReturn } from './use-return';
export { useUrlSearch } from './use-url-search';
