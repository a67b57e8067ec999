export { followUpdates } from './model/follow-updates';
export { useFollowTampilan } from './model/use-follow-tampilan';
