export { onSign, whenAttended } from './attention';
export { breathe, useIdle, whenIdle } from './idle';
export { useDebounced } from './use-debounced';
export { whenCalm } from './when-calm';
