export { TakeFile } from './ui/TakeFile';
