export { KetersediaanDashboardPage } from './ui/KetersediaanDashboardPage';
export { KetersediaanEditPage } from './ui/KetersediaanEditPage';
