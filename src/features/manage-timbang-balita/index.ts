export { AddTimbangBalita } from './ui/AddTimbangBalita';
export { EditTimbangBalita } from './ui/EditTimbangBalita';
