export { useDebounced } from './use-debounced';
export { useIdle } from './use-idle';
export { whenCalm } from './when-calm';
