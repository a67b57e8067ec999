export { BerandaPetaniPage } from './ui/BerandaPetaniPage';
export { BerandaPetugasPage } from './ui/BerandaPetugasPage';
export { Welcome as WelcomePage } from './ui/Welcome';
