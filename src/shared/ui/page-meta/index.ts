export { PageMeta } from './PageMeta';
