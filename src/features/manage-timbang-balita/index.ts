export { EDIT_TIMBANG_BALITA } from './api/timbang-balita';
export { hitungan } from './model/hitungan';
export { pendingTimbang } from './model/pending-timbang';
export { AddTimbangBalita } from './ui/AddTimbangBalita';
export { CorrectTimbangBalita } from './ui/CorrectTimbangBalita';
export { EditTimbangBalita } from './ui/EditTimbangBalita';
