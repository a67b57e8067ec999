export { FileChoice } from './FileChoice';
export { PhotoChoices } from './PhotoChoices';
