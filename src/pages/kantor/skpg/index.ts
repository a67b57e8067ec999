export { SkpgPage } from './ui/SkpgPage';
