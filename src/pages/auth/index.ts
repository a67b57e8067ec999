export { LoginPage } from './ui/LoginPage';
export { ChangePasswordPage, ForgotPasswordPage, ForgotPasswordSuccessPage } from './ui/RecoverPassword';
export { RegisterPage } from './ui/RegisterPage';
