export { takeFile } from './model/take-file';
export { TakeFile } from './ui/TakeFile';
