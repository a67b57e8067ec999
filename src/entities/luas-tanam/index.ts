export { allTanam, LUAS_TANAM_DETAIL } from './api/all-luas-tanam';
export { LUAS_TANAM_LIST, type LuasTanam } from './api/luas-tanam';
export { perDesa, tanamRows } from './model/per-desa';
export { LuasTanamCard } from './ui/LuasTanamCard';
