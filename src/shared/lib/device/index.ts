export { type DeviceDatabase, deviceDatabase } from './database';
export { drafts } from './drafts';
export { lastNotes } from './last-notes';
export { workAhead } from './work-ahead';
