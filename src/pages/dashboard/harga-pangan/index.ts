export { HargaKutaiBaratDashboardPage } from './ui/HargaKutaiBaratDashboardPage';
export { HargaKutaiBaratEditPage } from './ui/HargaKutaiBaratEditPage';
export { HargaPanganDashboardPage } from './ui/HargaPanganDashboardPage';
export { HargaPanganEditPage } from './ui/HargaPanganEditPage';
