export { type DeviceDatabase, deviceDatabase } from './database';
export { drafts } from './drafts';
