export { BerandaPetaniPage } from './ui/BerandaPetaniPage';
export { BerandaPetugasPage } from './ui/BerandaPetugasPage';
export { WelcomePage } from './ui/WelcomePage';
