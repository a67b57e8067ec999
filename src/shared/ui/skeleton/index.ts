export { Skeletons } from './Skeleton';
