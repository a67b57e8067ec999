export { Photo, type PictureInPage, PictureInPageContext, picturesInPage } from './Photo';
