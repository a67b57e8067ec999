export { BerandaPage } from './ui/BerandaPage';
