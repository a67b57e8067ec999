export { IdentitasPage } from './ui/IdentitasPage';
