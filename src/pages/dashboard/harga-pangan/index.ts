export {
  HargaKutaiBaratDashboardPage,
  HargaKutaiBaratEditPage,
  HargaPanganDashboardPage,
  HargaPanganEditPage,
} from './ui/HargaPages';
