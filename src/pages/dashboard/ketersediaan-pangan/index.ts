export { KetersediaanDashboardPage, KetersediaanEditPage } from './ui/KetersediaanPages';
