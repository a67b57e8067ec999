export { KotakKeluarPage } from './ui/KotakKeluarPage';
