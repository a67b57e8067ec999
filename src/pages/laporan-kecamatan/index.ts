import { tanamNeeds, timbangNeeds } from './model/needs';
import { LuasTanamPage } from './ui/LuasTanamPage';
import { TimbangBalitaPage } from './ui/TimbangBalitaPage';

export const timbangBalita = { Page: TimbangBalitaPage, needs: timbangNeeds };
export const luasTanam = { Page: LuasTanamPage, needs: tanamNeeds };
