export { EmptyState, type WayOn } from './EmptyState';
