export { FullScreen } from './FullScreen';
