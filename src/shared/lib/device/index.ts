export { type DeviceDatabase, type Draft, deviceDatabase, type Lease } from './database';
export { drafts } from './drafts';
export { draftStamp, heldDrafts, lastNotes } from './last-notes';
export { workAhead } from './work-ahead';
