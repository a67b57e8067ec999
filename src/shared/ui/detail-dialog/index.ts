export { DetailDialog, preloadDetailDialog } from './DetailDialog';
