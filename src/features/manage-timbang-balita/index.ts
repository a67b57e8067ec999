export { pendingTimbang } from './model/pending-timbang';
export { AddTimbangBalita } from './ui/AddTimbangBalita';
export { EditTimbangBalita } from './ui/EditTimbangBalita';
