export { ChangeAvatar } from './ui/ChangeAvatar';
export { ChangePassword } from './ui/ChangePassword';
export { EditProfil } from './ui/EditProfil';
export { EndSessions } from './ui/EndSessions';
