export { allTanam, LUAS_TANAM_DETAIL } from './api/all-luas-tanam';
export { LUAS_TANAM_LIST, type LuasTanam } from './api/luas-tanam';
export { LuasTanamCard, perDesa, tanamRows } from './ui/LuasTanamCard';
