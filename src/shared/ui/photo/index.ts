export { Photo } from './Photo';
