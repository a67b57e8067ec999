export { type DeviceDatabase, deviceDatabase } from './database';
export { drafts } from './drafts';
export { workAhead } from './work-ahead';
