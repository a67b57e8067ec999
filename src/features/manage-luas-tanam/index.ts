export { luasTanam } from './config/luas-tanam';
export { DeleteLuasTanam } from './ui/DeleteLuasTanam';
