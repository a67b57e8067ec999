export { RemindPetugas } from './ui/RemindPetugas';
