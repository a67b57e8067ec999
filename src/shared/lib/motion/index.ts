export { goesAway } from './goes-away';
export { isStill } from './is-still';
export { pullBeginsAt } from './pull-begins-at';
export { rubberBand } from './rubber-band';
export { springs } from './springs';
export { hasTouch, TOUCH } from './touch';
export { useSlide } from './use-slide';
