export { preloadSheet, Sheet } from './Sheet';
export type { SheetProps } from './SheetPanel';
