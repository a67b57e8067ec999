export { EDIT_KOORDINAT } from './api/lahan';
export { lahanWrites, pendingLahan } from './model/pending-lahan';
export { CorrectKoordinat, CorrectLahan } from './ui/CorrectLahan';
export { DeleteLahan } from './ui/DeleteLahan';
export { AddLahan, EditLahan } from './ui/LahanForms';
