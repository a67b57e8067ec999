export { useScrollEnd } from './use-scroll-end';
