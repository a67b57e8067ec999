export { loadEtalase } from './model/load';
export { EtalasePage } from './ui/EtalasePage';
