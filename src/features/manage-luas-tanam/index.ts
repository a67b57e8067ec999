export { EDIT_LUAS_TANAM } from './api/luas-tanam';
export { pendingLuas } from './model/pending-luas';
export { AddLuasTanam } from './ui/AddLuasTanam';
export { CorrectLuasTanam } from './ui/CorrectLuasTanam';
export { DeleteLuasTanam } from './ui/DeleteLuasTanam';
export { EditLuasTanam } from './ui/EditLuasTanam';
