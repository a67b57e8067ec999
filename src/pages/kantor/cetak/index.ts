export { CetakPage } from './ui/CetakPage';
