export { isStill } from './is-still';
export { picturesOfSelects } from './pictures-of-selects';
export { pullBeginsAt } from './pull-begins-at';
export { rubberBand } from './rubber-band';
export { type Shift, shift } from './shift';
export { slideFrom } from './slide-from';
export { hasTouch, TOUCH } from './touch';
export { useSlide } from './use-slide';
