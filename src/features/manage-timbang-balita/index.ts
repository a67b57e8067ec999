export { timbangBalita } from './config/timbang-balita';
