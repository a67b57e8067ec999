export { useLogin } from './model/use-login';
export { LoginForm } from './ui/LoginForm';
