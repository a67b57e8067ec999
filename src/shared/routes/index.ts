export { routes, withPeriode } from '#contract/routes.ts';
