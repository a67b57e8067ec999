export { preloadSheet, Sheet } from './Sheet';
export { useFocusBack } from './use-focus-back';
