export { KelengkapanPage } from './ui/KelengkapanPage';
