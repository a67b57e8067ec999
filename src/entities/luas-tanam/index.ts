export { allTanam } from './api/all-luas-tanam';
export { LUAS_TANAM_DETAIL, LUAS_TANAM_LIST, type LuasTanam } from './api/luas-tanam';
export { perDesa, type TanamDesa } from './model/per-desa';
export { LuasTanamCard } from './ui/LuasTanamCard';
