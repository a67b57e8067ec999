export { EDIT_LUAS_TANAM } from './api/luas-tanam';
export { luasColumns } from './model/luas';
export { pendingLuas } from './model/pending-luas';
export { AddLuasTanam } from './ui/AddLuasTanam';
export { CorrectLuasTanam } from './ui/CorrectLuasTanam';
export { DeleteLuasTanam } from './ui/DeleteLuasTanam';
export { EditLuasTanam } from './ui/EditLuasTanam';
