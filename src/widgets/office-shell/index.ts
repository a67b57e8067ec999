export { officeRooms } from './config/rooms';
export { useAddressFilter } from './model/use-address-filter';
export { FilterChoice } from './ui/FilterChoice';
export { Filters } from './ui/Filters';
export { OfficeScreen } from './ui/OfficeScreen';
export { RoomTools } from './ui/RoomTools';
export { UndatedNotice } from './ui/UndatedNotice';
