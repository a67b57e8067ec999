export { AddKetersediaanPangan } from './ui/AddKetersediaanPangan';
export { EditKetersediaanPangan } from './ui/EditKetersediaanPangan';
