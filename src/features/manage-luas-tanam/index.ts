export { pendingLuas } from './model/pending-luas';
export { AddLuasTanam } from './ui/AddLuasTanam';
export { DeleteLuasTanam } from './ui/DeleteLuasTanam';
export { EditLuasTanam } from './ui/EditLuasTanam';
