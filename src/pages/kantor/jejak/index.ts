export { JejakPage } from './ui/JejakPage';
