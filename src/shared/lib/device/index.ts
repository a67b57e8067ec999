export { type DeviceDatabase, deviceDatabase, type Lease } from './database';
export { drafts } from './drafts';
