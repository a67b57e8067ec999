export { takeFile } from './model/take-file';
export { useTaking } from './model/use-taking';
export { PrintSheet } from './ui/PrintSheet';
export { TakeFile } from './ui/TakeFile';
export { Taking } from './ui/Taking';
