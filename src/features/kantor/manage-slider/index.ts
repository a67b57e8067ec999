export { useOrderSlider } from './api/slider';
export { DeleteSlider } from './ui/DeleteSlider';
export { ShowSlider } from './ui/ShowSlider';
export { SliderForm } from './ui/SliderForm';
