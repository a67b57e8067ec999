export { type PictureInPage, PictureInPageContext, picturesInPage } from './in-page';
export { Photo } from './Photo';
