export { KoreksiPage } from './ui/KoreksiPage';
export { SampahPage } from './ui/SampahPage';
