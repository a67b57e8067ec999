export { ChangePasswordPage } from './ui/ChangePasswordPage';
export { ForgotPasswordPage } from './ui/ForgotPasswordPage';
export { ForgotPasswordSuccessPage } from './ui/ForgotPasswordSuccessPage';
export { LoginPage } from './ui/LoginPage';
export { RegisterPage } from './ui/RegisterPage';
