export { picturesOfSelects } from './pictures-of-selects';
export { hasTouch, rubberBand, TOUCH } from './pull';
export { pullBeginsAt } from './pull-begins-at';
export { type Shift, shift } from './shift';
export { isStill, slideFrom } from './springs';
export { useSlide } from './use-slide';
