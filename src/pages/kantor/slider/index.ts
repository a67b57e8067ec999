export { SliderPage } from './ui/SliderPage';
