export { drafts } from './drafts';
