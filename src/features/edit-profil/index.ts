export { EditProfil } from './ui/EditProfil';
