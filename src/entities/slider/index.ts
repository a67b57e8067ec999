export { SLIDER_LIST, type Slider } from './api/slider-list';
