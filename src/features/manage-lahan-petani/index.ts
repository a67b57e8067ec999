export { AddLahan } from './ui/AddLahan';
export { DeleteLahan } from './ui/DeleteLahan';
export { EditLahan } from './ui/EditLahan';
