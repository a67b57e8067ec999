export { breathe } from './breathe';
export { onSign } from './signs';
export { useDebounced } from './use-debounced';
export { useIdle } from './use-idle';
export { whenAttended } from './when-attended';
export { whenCalm } from './when-calm';
export { whenIdle } from './when-idle';
