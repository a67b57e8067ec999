export { loadHome } from './model/load';
export { HomePage } from './ui/HomePage';
