export { takeFile } from './model/take-file';
export { PrintSheet } from './ui/PrintSheet';
export { TakeFile } from './ui/TakeFile';
