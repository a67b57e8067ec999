export { useLogout } from './model/use-logout';
export { LogoutQuestion } from './ui/LogoutQuestion';
