export { EditLuasPage, TambahLuasPage } from './ui/LuasPages';
export { LuasTanamDashboardPage } from './ui/LuasTanamDashboardPage';
