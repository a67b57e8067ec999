export { routes, withPeriode } from './routes';
