export { useSlide } from './use-slide';
