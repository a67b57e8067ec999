export { allSlider, type Slider } from './api/all-slider';
