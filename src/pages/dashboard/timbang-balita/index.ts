export { TimbangBalitaDashboardPage, TimbangBalitaEditPage } from './ui/TimbangBalitaPages';
