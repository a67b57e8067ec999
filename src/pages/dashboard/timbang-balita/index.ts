export { TimbangBalitaDashboardPage } from './ui/TimbangBalitaDashboardPage';
export { TimbangBalitaEditPage } from './ui/TimbangBalitaEditPage';
