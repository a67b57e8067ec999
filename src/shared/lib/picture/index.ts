export { shrinkPicture } from './shrink-picture';
