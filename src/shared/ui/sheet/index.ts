export { preloadSheet, Sheet, type SheetProps } from './Sheet';
