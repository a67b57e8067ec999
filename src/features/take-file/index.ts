export type { Lembar } from './model/lembar';
export { TakeFile } from './ui/TakeFile';
