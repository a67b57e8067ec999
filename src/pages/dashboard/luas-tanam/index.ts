export { EditLuasPage } from './ui/EditLuasPage';
export { LuasTanamDashboardPage } from './ui/LuasTanamDashboardPage';
export { TambahLuasPage } from './ui/TambahLuasPage';
