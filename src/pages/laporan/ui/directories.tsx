import { routes } from '@/shared/routes';
import { LaporanKecamatan } from './LaporanKecamatan';

export const TimbangBalitaDirectory = () => (
  <LaporanKecamatan judul="Timbang Balita" jenis="timbang-balita" to={routes.timbangBalitaDi} />
);

export const LuasTanamDirectory = () => (
  <LaporanKecamatan judul="Luas Tanam" jenis="luas-tanam" to={routes.luasTanamDi} />
);
