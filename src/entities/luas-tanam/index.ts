export { allTanam, LUAS_TANAM_DETAIL } from './api/all-luas-tanam';
export { LUAS_TANAM_LIST, type LuasTanam } from './api/luas-tanam';
export { riwayatLuasTanam } from './api/riwayat-luas-tanam';
export { LuasTanamCard, luasOf, perDesa, tanamRows } from './ui/LuasTanamCard';
