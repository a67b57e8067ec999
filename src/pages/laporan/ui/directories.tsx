import { routes } from '@/shared/routes';
import { LaporanKecamatan } from './LaporanKecamatan';

export const TimbangBalitaDirectory = () => <LaporanKecamatan judul="Timbang Balita" to={routes.timbangBalitaDi} />;

export const LuasTanamDirectory = () => <LaporanKecamatan judul="Luas Tanam" to={routes.luasTanamDi} />;
