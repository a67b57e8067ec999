export { type DeviceDatabase, type Draft, deviceDatabase } from './database';
export { drafts } from './drafts';
export { lastNotes } from './last-notes';
export { workAhead } from './work-ahead';
