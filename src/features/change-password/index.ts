export { ChangePassword } from './ui/ChangePassword';
