export { DetailDialog } from './DetailDialog';
