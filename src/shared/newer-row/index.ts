export { NewerRow } from './NewerRow';
export { useNewerRow } from './use-newer-row';
export { VersionTable } from './VersionTable';
