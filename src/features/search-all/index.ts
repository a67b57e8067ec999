export { CARI, cariNeed } from './api/cari';
export { useOnDevice } from './model/on-device';
export { optionsOf } from './model/options';
export { HasilGroups } from './ui/HasilGroups';
export { SearchAll } from './ui/SearchAll';
