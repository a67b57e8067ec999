export { KeepReady } from './ui/KeepReady';
export { OfflineReadiness } from './ui/OfflineReadiness';
