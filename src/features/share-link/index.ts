export { share } from './model/share';
export { ShareLink } from './ui/ShareLink';
