export { AduanPage } from './ui/AduanPage';
