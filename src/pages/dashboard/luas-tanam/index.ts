import { LuasTable } from './ui/LuasTanamDashboardPage';

export { LuasTanamDashboardPage } from './ui/LuasTanamDashboardPage';

/** The pages of a single row; they travel with the table. */
export const luasPages = () => import('./ui/LuasPages');

export const bringTable = LuasTable.bring;
