export { officeRooms } from './config/rooms';
export { useAddressFilter } from './model/use-address-filter';
export { FilterChoice } from './ui/FilterChoice';
export { OfficeScreen } from './ui/OfficeScreen';
