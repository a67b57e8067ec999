export { ChangeAvatar } from './ui/ChangeAvatar';
