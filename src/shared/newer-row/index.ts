export { NewerRow } from './NewerRow';
export { useNewerRow } from './use-newer-row';
