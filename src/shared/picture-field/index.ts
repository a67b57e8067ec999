export { LocalPhoto } from './LocalPhoto';
export { PictureComplaint } from './PictureComplaint';
export { type Chosen, PictureField, pictureRules } from './PictureField';
export { useLocalUrl } from './use-local-url';
