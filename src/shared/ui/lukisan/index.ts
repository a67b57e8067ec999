export { Lukisan } from './Lukisan';
