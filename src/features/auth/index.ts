export { destinationOf, useLogin } from './model/use-login';
export { useLogout } from './model/use-logout';
export { ForgotPasswordForm } from './ui/ForgotPasswordForm';
export { LoginAgain } from './ui/LoginAgain';
export { LoginForm } from './ui/LoginForm';
export { LogoutQuestion } from './ui/LogoutQuestion';
export { RegisterForm } from './ui/RegisterForm';
export { ResetPasswordForm } from './ui/ResetPasswordForm';
