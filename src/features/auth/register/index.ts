export { RegisterForm } from './ui/RegisterForm';
