export { type DeviceDatabase, type Draft, deviceDatabase } from './database';
export { drafts } from './drafts';
export { heldDrafts, lastNotes } from './last-notes';
export { workAhead } from './work-ahead';
