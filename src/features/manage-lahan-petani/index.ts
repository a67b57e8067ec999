export { EDIT_KOORDINAT } from './api/koordinat';
export { lahanWrites, pendingLahan } from './model/pending-lahan';
export { AddLahan } from './ui/AddLahan';
export { CorrectKoordinat } from './ui/CorrectKoordinat';
export { CorrectLahan } from './ui/CorrectLahan';
export { DeleteLahan } from './ui/DeleteLahan';
export { EditLahan } from './ui/EditLahan';
