export { ShareLink } from './ui/ShareLink';
