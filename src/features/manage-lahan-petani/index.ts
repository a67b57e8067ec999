export { lahanWrites, pendingLahan } from './model/pending-lahan';
export { AddLahan } from './ui/AddLahan';
export { DeleteLahan } from './ui/DeleteLahan';
export { EditLahan } from './ui/EditLahan';
