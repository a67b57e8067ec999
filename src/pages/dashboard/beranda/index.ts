export { BerandaKantorPage } from './ui/BerandaKantorPage';
export { BerandaPetaniPage } from './ui/BerandaPetaniPage';
export { BerandaPetugasPage } from './ui/BerandaPetugasPage';
