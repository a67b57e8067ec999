export { preloadSheet, Sheet } from './Sheet';
