export { LUAS_TANAM_DETAIL } from './api/luas-tanam-detail';
export { LUAS_TANAM_LIST } from './api/luas-tanam-list';
export type { LuasTanam } from './model/luas-tanam';
export { perDesa, type TanamDesa } from './model/per-desa';
export { LuasTanamCard } from './ui/LuasTanamCard';
