export { ProfilPage } from './ui/ProfilPage';
