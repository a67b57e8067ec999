export { officeRooms } from './config/rooms';
export { OfficeScreen } from './ui/OfficeScreen';
