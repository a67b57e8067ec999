export { followUpdates } from './model/follow-updates';
